// What rises beside a space without being a space itself: doors, walls and the like, which nobody can step onto.
#pragma once
#include "engine/rules/board.h"
#include "engine/rules/room.h"

namespace hexwright::rules {

// False if something that reaches from `low` to `top`, in levels above where a figure stands, is so far above or below
// that figures of this Height would not be adjacent.
constexpr bool in_reach(int low, int top, int height) { return top > -height && low < height; }

// Doors and walls have no space to step onto; they are beside whoever stands at their foot all the same. `height` is
// that of the figure.
bool rises_beside(const Board& board, PieceId piece, SpaceIndex from, int height);

}  // namespace hexwright::rules
