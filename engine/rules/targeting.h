// Whether one figure may attack another, from the facts found by other rules (range.h, engagement.h, line_of_sight.h)
// and the edition. Powers and scenarios are applied on top.
#pragma once
#include "engine/rules/edition.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/room.h"

#include <optional>

namespace hexwright::rules {

struct TargetQuery {
    int reach = 1;               // The attack's Range.
    std::optional<int> range{};  // Spaces between the two; none when no way leads along the battlefield.
    bool adjacent = false;       // Takes levels and obstacles into account (ENGAGE-03, ENGAGE-04).
    bool engaged = false;        // The attacker is engaged with somebody.
    bool engaged_with_target = false;
};

// Why one figure may not attack another, in the order in which the rules ask: of several reasons the first is given.
// Those of no_target() follow from TargetQuery, sight from line_of_sight.h; the others only a game knows
// (why_no_attack() in engine/game/attacking.h).
enum class NoAttack : unsigned char {
    NotThere,           // The target is not on the battlefield.
    Friend,             // RANGE-08, RANGE-09
    UsedUp,             // The special attack has no use left in this game.
    Spent,              // The figure has no attack left in this turn (ATTACK-01).
    Banned,             // A scenario rule lets the figure attack nobody.
    Protected,          // A scenario rule lets nobody attack the target.
    Truce,              // A scenario rule keeps the peace between the two players.
    Spared,             // The special attack spares followers of this general.
    NotAdjacent,        // RANGE-02
    OutOfRange,         // RANGE-01, RANGE-04
    EngagedWithOthers,  // RANGE-06, RANGE-07
    Shunned,            // A power or a glyph lets only adjacent figures make normal attacks on it.
    NotLobbed,          // CARD-GRENADE-01, -02
    NotSeen,            // Only sight is missing (LOS-01).
};

// Why the attack is not allowed, ignoring sight; none when it is allowed provided that the target is seen or sight is
// not needed.
std::optional<NoAttack> no_target(const TargetQuery& targeting, const Rules& rules);
bool needs_sight(const TargetQuery& targeting, const Rules& rules);  // LOS-06, LOS-07

SeenPart part_to_see(const Rules& rules);  // The part of an attack's target that must be seen (LOS-02, LOS-03).

// Sight of an aura: wider than that of an attack where the edition has "clear sight" (LOS-12, LOS-13).
bool aura_sees(const SightScene& scene, const FigureBody& source, const FigureBody& target, const Rules& rules);

}  // namespace hexwright::rules
