// What a drop does to a figure. When it is rolled (at once, or after the move) is Rules::fall_at_once.
#pragma once
#include "engine/rules/edition.h"

#include <cstdint>

namespace hexwright {

enum class Fall : std::uint8_t {
    None,
    Minor,    // a drop of at least its Height: one die (FALL-01, FALL-02)
    Major,    // Height + 10: Rules::major_fall_dice (FALL-03, FALL-04)
    Extreme,  // Height + 20: d20, destroyed below 19, else unhurt (FALL-06)
};

Fall fall_of(int drop, int height, const Rules& rules);  // `drop` in levels; `height`: the figure's, when it drops
int fall_dice(Fall fall, const Rules& rules);            // each skull is a wound (FALL-05); 0 for none and extreme
constexpr bool survives_extreme_fall(int d20) { return d20 >= 19; }
constexpr bool survives_molten_lava(int d20) { return d20 >= 20; }  // TERRAIN-MOLTEN-01

}  // namespace hexwright
