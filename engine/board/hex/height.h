// Heights on the battlefield, under the rules and as measured.
#pragma once
#include "engine/board/room.h"

#include <cstdint>

namespace hexwright::board {

// Physical heights are in sevenths of a level: a full tile is 7 sevenths thick, a half tile 3.
inline constexpr int sevenths_per_level = 7;
inline constexpr int half_tile_sevenths = 3;
inline constexpr int open_sky = 1000;  // Room above a surface with nothing over it.

// Levels or sevenths of a level. 16 bits, because large maps are faster when they fit into the processor cache.
using Height = std::int16_t;

}  // namespace hexwright::board
