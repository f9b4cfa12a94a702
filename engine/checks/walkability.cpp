#include "engine/checks/walkability.h"

#include "engine/rules/stepping.h"
#include "engine/setup/start.h"

namespace hexwright::checks {
namespace {

// The scenario's, or for an unknown edition, which is reported elsewhere, those of 2007.
Rules rules_to_walk_by(const Scenario& scenario) {
    const auto rules = rules_for(scenario, {});
    return rules ? *rules : *rules_of("master-2007");
}

}  // namespace

Walkability::Walkability(const Scenario& scenario, const Catalogue& catalogue)
    : rules_(rules_to_walk_by(scenario)), walls_(scenario.battlefield, catalogue, rules_) {}

bool Walkability::can_step(const Surface& from, Direction direction, const Surface& to, int least_height) const {
    std::vector<Hurdle> hurdles;
    const Crossing crossing =
        crossing_between(from.height, from.room, to.height, to.room, walls_.on(from.space.at, direction), hurdles);
    const Mover walker{.height = static_cast<std::int16_t>(least_height), .climb_height = walker_height};
    const Climb climbed = climb(crossing, climber_of(walker, rules_, false), rules_);
    return climbed.verdict == Verdict::Fine && (climbed.by_ladder || 1 + climbed.cost <= walker_move);
}

bool Walkability::can_lie_across(const Surface& from, Direction direction, const Surface& to, int height) const {
    std::vector<Hurdle> hurdles;
    const Crossing crossing =
        crossing_between(from.height, from.room, to.height, to.room, walls_.on(from.space.at, direction), hurdles);
    return crossing.rise == 0 && crossing.opening >= height && !parted(crossing, height);
}

}  // namespace hexwright::checks
