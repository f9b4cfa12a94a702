// What lies under the cursor in 3D: the nearest piece that a ray meets, and the space on top of it.
#pragma once
#include <optional>

#include "editor/view/camera.h"
#include "engine/battlefield/terrain.h"

namespace hexwright {

struct Pick {
    HexCoord hex;
    int level = 0;             // of the piece met; 0: the table
    std::optional<PieceId> piece;
};

std::optional<Pick> pick(const Ray& ray, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright
