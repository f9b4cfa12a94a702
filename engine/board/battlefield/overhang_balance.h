// Would a piece that hangs over on one side tip? In whole numbers.
#pragma once
#include "engine/board/hex/coord.h"

#include <vector>

namespace hexwright {

// Does the centroid of `hexes` lie within half a hex width of the convex hull of the centres of `supported` (not
// empty)? Exactly half a hex is balanced.
bool is_balanced(const std::vector<HexCoord>& hexes, std::vector<HexCoord> supported);

}  // namespace hexwright
