// The size of the real pieces, in millimetres.
#pragma once
#include "formats/paper/room.h"

namespace hexwright::paper {

inline constexpr double hex_mm = 44.6;  // From side to side.
inline constexpr double level_mm = 10.3, half_tile_mm = 3.9;

}  // namespace hexwright::paper
