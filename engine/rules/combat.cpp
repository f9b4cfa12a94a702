#include "engine/rules/combat.h"

#include <algorithm>

namespace hexwright::rules {

int height_dice(const Elevation& own, const Elevation& other, const Rules& rules) {
    const int higher = own.ground - other.ground;
    if (higher <= 0) return 0;
    // The books say "10 or more above the height of the lower figure", the chart says "higher than"; we follow the
    // books (HEIGHT-03, -05).
    return rules.two_height_dice && higher >= other.height + much_higher ? 2 : 1;
}

DicePool attack_pool(AttackKind kind, int number, int height, int more, const Rules& rules) {
    if (kind == AttackKind::Leaving) return {1, 0, 0};
    if (kind == AttackKind::Special && rules.special_attacks_fixed) return {number, 0, 0};
    return {number, height, more};
}

DicePool defense_pool(AttackKind kind, int number, int height, int more) {
    if (kind == AttackKind::Leaving) return {};
    return {number, height, more};
}

Harm harmed(int wounds, int hits, int life, const Rules& rules) {
    if (hits <= 0) return {wounds, wounds >= life};
    const int after = rules.wounds ? std::min(wounds + hits, life) : life;
    return {after, after >= life};
}

int healed(int wounds, int by) { return std::max(wounds - std::max(by, 0), 0); }

}  // namespace hexwright::rules
