#include "engine/checks/scenario_check.h"

#include "engine/checks/scenario_checks.h"
#include "engine/checks/word_lines.h"
#include "engine/scenario/approval.h"
#include "engine/scenario/unrolled.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hexwright::checks {
namespace {

// A word that is written out several times may be wrong each time in the same way.
std::vector<Issue> each_once(const std::vector<Issue>& issues) {
    std::vector<Issue> once;
    for (const Issue& issue : issues)
        if (std::ranges::none_of(once, [&](const Issue& told) {
                return told.code == issue.code && told.line == issue.line && told.message == issue.message;
            }))
            once.push_back(issue);
    return once;
}

}  // namespace

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
    check_sorts(words.scenario(), catalogue, of_words);
    Scenario written_out = words.scenario();
    written_out.rulebook = std::make_shared<const Rulebook>(unrolled(words.scenario(), catalogue).book);
    check_rules(written_out, terrain, catalogue, of_words);
    issues.add(words.named(each_once(std::move(of_words).sorted())));
    check_house_rules(scenario, catalogue, issues);
    std::vector<Issue> holes;
    check_holes(scenario, holes);
    issues.add(std::move(holes));
    std::vector<Issue> sorted = std::move(issues).sorted();
    mark_approved(sorted, *scenario.approvals);
    return sorted;
}

}  // namespace hexwright::checks
