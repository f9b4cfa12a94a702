// The numbers of figures and spaces, for what speaks of them without knowing the game or the board.
#pragma once
#include "engine/core/id.h"
#include "engine/rules/room.h"

#include <cstdint>

namespace hexwright::rules {

using FigureId = Id<struct FigureTag>;

using SpaceIndex = std::int16_t;  // Of a space on a board: board.h.
inline constexpr SpaceIndex no_space = -1;

}  // namespace hexwright::rules
