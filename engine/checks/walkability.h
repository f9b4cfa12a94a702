// Whether any figure could walk from one space to the next. Not movement in play: it denies only what no walking figure
// of Height 5 and Move 5 can ever do.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/checks/room.h"

namespace hexwright::checks {

inline constexpr int walker_height = 5;
inline constexpr int walker_move = 5;

// One step across the side `way` of `from`, up or down. Down is never too far; up, or over a barrier, it must be less
// than the walker's height and within his move; along a ladder any height is allowed. `least_height` is that of the
// figure that needs the least room.
bool can_step(const Surface& from, Direction way, const Surface& to, const Terrain& terrain, const Catalogue& catalogue,
              int least_height = walker_height);

}  // namespace hexwright::checks
