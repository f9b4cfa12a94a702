// Can somebody walk from one space to the next, whoever he is? Not movement in play: only what no walking figure of
// Height 5 and Move 5 can ever do is denied.
#pragma once
#include "engine/board/battlefield/terrain.h"

namespace hexwright {

inline constexpr int walker_height = 5;
inline constexpr int walker_move = 5;

// One step across the side `way` of `from`, up or down. Down is never too far; up, and over a barrier, less than the
// walker's height and within his move; along a ladder any height. `least_height`: of who needs the least room.
bool can_step(const Surface& from, Direction way, const Surface& to, const Terrain& terrain, const Catalogue& catalogue,
              int least_height = walker_height);

}  // namespace hexwright
