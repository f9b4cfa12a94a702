#include "editor/document/snapshot.h"

#include "editor/document/edit.h"
#include "engine/checks/power_check.h"
#include "engine/checks/scenario_check.h"
#include "engine/checks/start_check.h"

#include <utility>

namespace hexwright::document {

Ground Snapshot::ground(const Catalogue& catalogue) const {
    return ground_on(*scenario, terrain, used, allowed, catalogue);
}

Snapshot snapshot_of(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue, const Holding* owned,
                     unsigned long long number) {
    Snapshot snapshot;
    snapshot.terrain = terrain_of(scenario->battlefield, catalogue);
    snapshot.used = used_items(scenario->battlefield, catalogue);
    snapshot.allowed = items_of(*scenario->limit, catalogue);
    snapshot.limited = !scenario->limit->empty();
    IssueList issues;
    issues.add(check_scenario(*scenario, snapshot.terrain, catalogue, owned));
    check_starts(*scenario, catalogue, issues);
    check_powers(*scenario, catalogue, issues);
    snapshot.issues = std::move(issues).sorted();
    snapshot.number = number;
    snapshot.scenario = std::move(scenario);
    return snapshot;
}

}  // namespace hexwright::document
