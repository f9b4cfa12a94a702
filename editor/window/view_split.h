// How plan and 3D share the middle of the window: beside each other, or the plan above 3D for a wide map, so that both
// show it as large as may be with north the same way.
#pragma once
#include "editor/window/room.h"
#include "engine/board/hex/coord.h"

#include <vector>

namespace hexwright::main_window {

enum class ViewSplit : unsigned char { Beside, Above };

// The one in which the plan shows these hexes larger. `share`: the plan's share of the space.
ViewSplit split_for(const std::vector<HexCoord>& hexes, float width, float height, float share);

}  // namespace hexwright::main_window
