#include "engine/checks/scenario_check.h"

#include "engine/checks/scenario_checks.h"
#include "engine/checks/word_lines.h"
#include "engine/scenario/approval.h"

#include <utility>

namespace hexwright::checks {

std::vector<Issue> check_scenario(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                                  const Holding* owned) {
    IssueList issues;
    issues.add(check_battlefield(scenario.battlefield, terrain, catalogue));
    check_limit(scenario, catalogue, issues);
    if (owned) check_owned(scenario, *owned, catalogue, issues);
    check_glyphs(scenario, terrain, catalogue, issues);
    check_setups(scenario, terrain, catalogue, issues);
    const WordLines words(scenario);
    IssueList of_words;
    check_zones(words.scenario(), terrain, catalogue, of_words);
    check_rules(words.scenario(), terrain, catalogue, of_words);
    issues.add(words.named(std::move(of_words).sorted()));
    std::vector<Issue> holes;
    check_holes(scenario, holes);
    issues.add(std::move(holes));
    std::vector<Issue> sorted = std::move(issues).sorted();
    mark_approved(sorted, *scenario.approvals);
    return sorted;
}

}  // namespace hexwright::checks
