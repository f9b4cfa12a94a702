// Whether an overhanging piece would tip over, computed in whole numbers.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

// True when the centroid of `hexes` lies within half a hex width of the convex hull of the centres of `supported`,
// which must not be empty. Exactly half a hex is balanced.
bool is_balanced(const std::vector<HexCoord>& hexes, std::vector<HexCoord> supported);

}  // namespace hexwright::board
