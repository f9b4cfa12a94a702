// May this figure attack that one? By the facts that other rules have found (range.h, engagement.h, line_of_sight.h),
// and what the edition makes of them. What a power or a scenario adds comes on top.
#pragma once
#include "engine/rules/edition.h"
#include "engine/rules/line_of_sight.h"

#include <optional>

namespace hexwright {

struct Aim {
    bool opponent = true;        // is the target an opponent's
    int reach = 1;               // the attack's Range
    std::optional<int> range{};  // spaces between the two; none: no way along the battlefield
    bool adjacent = false;       // by levels and obstacles, too (ENGAGE-03, ENGAGE-04)
    bool engaged = false;        // is the attacker engaged with anybody
    bool engaged_with_target = false;
};

enum class NoTarget : unsigned char {
    NotAnOpponent,      // RANGE-08, RANGE-09
    NotAdjacent,        // RANGE-02
    OutOfRange,         // RANGE-01, RANGE-04
    EngagedWithOthers,  // RANGE-06, RANGE-07
    NotSeen,            // LOS-01
};

// Why not, of all but sight; none: it may, if it sees the target or needs no sight.
std::optional<NoTarget> no_target(const Aim& aim, const Rules& rules);
bool needs_sight(const Aim& aim, const Rules& rules);  // LOS-06, LOS-07

// The whole question. Looks only when nothing else forbids the attack.
std::optional<NoTarget> no_target(const Aim& aim, const SightScene& scene, const FigureBody& from,
                                  const FigureBody& target, const Rules& rules);

SeenPart part_to_see(const Rules& rules);  // of a target of an attack (LOS-02, LOS-03)

// Sight of an aura: wider than that of an attack where the edition knows "clear sight" (LOS-12, LOS-13).
bool aura_sees(const SightScene& scene, const FigureBody& source, const FigureBody& target, const Rules& rules);

}  // namespace hexwright
