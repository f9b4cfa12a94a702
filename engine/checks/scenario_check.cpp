#include "engine/checks/scenario_check.h"

#include "engine/checks/scenario_checks.h"
#include "engine/scenario/approval.h"

#include <utility>

namespace hexwright::checks {

std::vector<Issue> check_scenario(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                                  const Holding* owned) {
    IssueList issues;
    issues.add(check_battlefield(scenario.battlefield, terrain, catalogue));
    check_limit(scenario, catalogue, issues);
    if (owned) check_owned(scenario, *owned, catalogue, issues);
    check_zones(scenario, terrain, catalogue, issues);
    check_glyphs(scenario, terrain, catalogue, issues);
    check_setups(scenario, terrain, catalogue, issues);
    check_rules(scenario, terrain, catalogue, issues);
    std::vector<Issue> sorted = std::move(issues).sorted();
    mark_approved(sorted, *scenario.approvals);
    return sorted;
}

}  // namespace hexwright::checks
