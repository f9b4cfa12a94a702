// From where a map is seen whole and as large as may be.
#pragma once
#include "editor/view/camera.h"
#include "editor/view/room.h"
#include "engine/board/battlefield/terrain.h"

#include <vector>

namespace hexwright::view {

// Best: that which shows a long map largest, near to the plan's. North: as in the plan.
enum class Yaw : unsigned char { Kept, Best, North };

// The camera moved so that these hexes, up to `top`, fill the view; for no hexes, the middle of an empty table.
Camera fitted(Camera camera, float aspect, std::vector<HexCoord> hexes, float top, Yaw yaw);

// The same for a whole map, where each hex reaches as high as what stands on it.
Camera fitted(Camera camera, float aspect, const Terrain& terrain, Yaw yaw);

std::vector<HexCoord> hexes_of(const Terrain& terrain);
float height_of(const Terrain& terrain);  // In world units; at least a level.

}  // namespace hexwright::view
