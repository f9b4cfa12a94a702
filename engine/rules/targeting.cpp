#include "engine/rules/targeting.h"

namespace hexwright::rules {

std::optional<NoTarget> no_target(const TargetQuery& targeting, const Rules& rules) {
    if (!targeting.opponent) return NoTarget::NotAnOpponent;
    if (rules.engaged_attack_engaged && targeting.engaged && !targeting.engaged_with_target)
        return NoTarget::EngagedWithOthers;
    if (targeting.reach <= 1) return targeting.adjacent ? std::nullopt : std::optional(NoTarget::NotAdjacent);
    if (!targeting.range || *targeting.range > targeting.reach) return NoTarget::OutOfRange;
    return {};
}

bool needs_sight(const TargetQuery& targeting, const Rules& rules) {
    return rules.adjacent_needs_sight || !(targeting.adjacent || targeting.engaged_with_target);
}

std::optional<NoTarget> no_target(const TargetQuery& targeting, const SightScene& scene, const FigureBody& from,
                                  const FigureBody& target, const Rules& rules) {
    if (const auto reason = no_target(targeting, rules)) return reason;
    if (needs_sight(targeting, rules) && !sees(scene, from, target, part_to_see(rules))) return NoTarget::NotSeen;
    return {};
}

SeenPart part_to_see(const Rules& rules) { return rules.hit_zones ? SeenPart::HitZone : SeenPart::Any; }

bool aura_sees(const SightScene& scene, const FigureBody& source, const FigureBody& target, const Rules& rules) {
    return rules.clear_sight ? has_clear_sight(scene, source, target) : sees(scene, source, target, part_to_see(rules));
}

}  // namespace hexwright::rules
