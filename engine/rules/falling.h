// The effect of a drop on a figure. Rules::fall_at_once says when it is rolled (at once, or after the move).
#pragma once
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

#include <cstdint>

namespace hexwright::rules {

enum class Fall : std::uint8_t {
    None,
    Minor,    // A drop of at least its Height: one die (FALL-01, FALL-02).
    Major,    // A drop of Height + 10: Rules::major_fall_dice (FALL-03, FALL-04).
    Extreme,  // A drop of Height + 20: d20, destroyed below 19, otherwise unhurt (FALL-06).
};

// `drop` is in levels; `height` is the figure's Height when it drops.
Fall fall_of(int drop, int height, const Rules& rules);
int fall_dice(Fall fall, const Rules& rules);  // Each skull is a wound (FALL-05). 0 for None and Extreme.
constexpr int needed_after_extreme_fall = 19;  // On a d20, to survive.
constexpr int needed_in_molten_lava = 20;      // The same (TERRAIN-MOLTEN-01).

}  // namespace hexwright::rules
