// Whether one figure may attack another, from the facts found by other rules (range.h, engagement.h, line_of_sight.h)
// and the edition. Powers and scenarios are applied on top.
#pragma once
#include "engine/rules/edition.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/room.h"

#include <optional>

namespace hexwright::rules {

struct TargetQuery {
    bool opponent = true;        // The target is an opponent's.
    int reach = 1;               // The attack's Range.
    std::optional<int> range{};  // Spaces between the two; none when no way leads along the battlefield.
    bool adjacent = false;       // Takes levels and obstacles into account (ENGAGE-03, ENGAGE-04).
    bool engaged = false;        // The attacker is engaged with somebody.
    bool engaged_with_target = false;
};

enum class NoTarget : unsigned char {
    NotAnOpponent,      // RANGE-08, RANGE-09
    NotAdjacent,        // RANGE-02
    OutOfRange,         // RANGE-01, RANGE-04
    EngagedWithOthers,  // RANGE-06, RANGE-07
    NotSeen,            // LOS-01
};

// Why the attack is not allowed, ignoring sight; none when it is allowed provided that the target is seen or sight is
// not needed.
std::optional<NoTarget> no_target(const TargetQuery& targeting, const Rules& rules);
bool needs_sight(const TargetQuery& targeting, const Rules& rules);  // LOS-06, LOS-07

// The complete check. Computes sight only when nothing else forbids the attack.
std::optional<NoTarget> no_target(const TargetQuery& targeting, const SightScene& scene, const FigureBody& from,
                                  const FigureBody& target, const Rules& rules);

SeenPart part_to_see(const Rules& rules);  // The part of an attack's target that must be seen (LOS-02, LOS-03).

// Sight of an aura: wider than that of an attack where the edition has "clear sight" (LOS-12, LOS-13).
bool aura_sees(const SightScene& scene, const FigureBody& source, const FigureBody& target, const Rules& rules);

}  // namespace hexwright::rules
