#include "engine/scenario/scenario.h"

#include "engine/scenario/trial.h"

#include <tuple>

namespace hexwright::scenario {

bool operator==(const Zone& a, const Zone& b) {
    const auto parts = [](const Zone& zone) {
        return std::tie(zone.id, zone.use, zone.color, zone.size, zone.spaces, zone.conditions_do);
    };
    const bool same = a.conditions == b.conditions || (a.conditions && b.conditions && *a.conditions == *b.conditions);
    return parts(a) == parts(b) && same;
}

const Rulebook& rulebook_of(const Scenario& scenario) {
    static const Rulebook none{};
    return scenario.rulebook ? *scenario.rulebook : none;
}

const ScenarioTests& tests_of(const Scenario& scenario) {
    static const ScenarioTests none{};
    return scenario.tests ? *scenario.tests : none;
}

}  // namespace hexwright::scenario
