#include "editor/workbench/snapshot.h"

namespace hexwright {

Ground Snapshot::ground(const Catalogue& catalogue) const {
    return ground_on(*scenario, terrain, used, allowed, catalogue);
}

Snapshot survey(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue, const Holding* owned,
                unsigned long long number) {
    Snapshot snapshot;
    snapshot.terrain = terrain_of(scenario->battlefield, catalogue);
    snapshot.used = used_items(scenario->battlefield, catalogue);
    snapshot.allowed = items_of(*scenario->limit, catalogue);
    snapshot.limited = !scenario->limit->empty();
    snapshot.issues = check_scenario(*scenario, snapshot.terrain, catalogue, owned);
    snapshot.number = number;
    snapshot.scenario = std::move(scenario);
    return snapshot;
}

}  // namespace hexwright
