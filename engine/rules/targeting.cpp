#include "engine/rules/targeting.h"

namespace hexwright::rules {

std::optional<NoAttack> no_target(const TargetQuery& targeting, const Rules& rules) {
    if (targeting.reach <= 1 && !targeting.adjacent) return NoAttack::NotAdjacent;
    if (targeting.reach > 1 && (!targeting.range || *targeting.range > targeting.reach)) return NoAttack::OutOfRange;
    if (rules.engaged_attack_engaged && targeting.engaged && !targeting.engaged_with_target)
        return NoAttack::EngagedWithOthers;
    return {};
}

bool needs_sight(const TargetQuery& targeting, const Rules& rules) {
    return rules.adjacent_needs_sight || !(targeting.adjacent || targeting.engaged_with_target);
}

SeenPart part_to_see(const Rules& rules) { return rules.hit_zones ? SeenPart::HitZone : SeenPart::Any; }

bool aura_sees(const SightScene& scene, const FigureBody& source, const FigureBody& target, const Rules& rules) {
    return rules.clear_sight ? has_clear_sight(scene, source, target) : sees(scene, source, target, part_to_see(rules));
}

}  // namespace hexwright::rules
