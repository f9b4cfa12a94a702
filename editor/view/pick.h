// What lies under the cursor in 3D: the nearest piece that a ray meets, and the space on top of it.
#pragma once
#include "editor/view/camera.h"
#include "engine/board/battlefield/terrain.h"

#include <optional>

namespace hexwright {

// A solid: its hex and its last slot, the level of the space on top. A wall, ladder or other thing on a side: the hex
// it is listed at that faces the ray, and the height it stands on. Nothing: the hex of the table and level 0.
struct Pick {
    HexCoord hex;
    int level = 0;  // of the piece met; 0: the table
    std::optional<PieceId> piece;
    glm::vec3 at{};  // where the ray meets it
};

// None: the ray meets neither a piece nor the table within the map's bounds.
std::optional<Pick> pick(const Ray& ray, const Terrain& terrain);

}  // namespace hexwright
