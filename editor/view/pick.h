// What lies under the cursor in 3D: the nearest piece that a ray hits, and the space on top of it.
#pragma once
#include "editor/view/camera.h"
#include "editor/view/room.h"
#include "engine/board/battlefield/terrain.h"

#include <optional>

namespace hexwright::view {

// For a solid: its hex and the level of the space on top of it. For a wall, a ladder or anything else on a side: the
// hex listing it whose face the ray hits, and the level it stands on. For the bare table: the hex and level 0.
struct Pick {
    HexCoord hex;
    int level = 0;  // Level on top of the piece hit; 0 for the table.
    std::optional<PieceId> piece;
    glm::vec3 at{};  // Where the ray hits it.
};

// nullopt if the ray hits neither a piece nor the table within the map's bounds.
std::optional<Pick> pick(const Ray& ray, const Terrain& terrain);

}  // namespace hexwright::view
