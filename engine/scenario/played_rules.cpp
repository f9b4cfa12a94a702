#include "engine/scenario/played_rules.h"

namespace hexwright::scenario {

std::optional<Rules> rules_of(const Scenario& scenario) {
    return scenario.house_rules ? std::optional(*scenario.house_rules) : rules::rules_of(scenario.edition);
}

}  // namespace hexwright::scenario
