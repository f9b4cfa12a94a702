// What lies around each place of the map, seen from above and blurred: how high it is there, and how much lava glows.
// From it the shaders know how little of the sky a place sees.
#pragma once
#include "editor/view/room.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"

#include <cstdint>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright::view {

struct Surroundings {
    int width = 1, height = 1;                      // In points.
    glm::vec2 low{0}, size{1};                      // The part of the table that it covers, in world units.
    float highest = 1;                              // The world height that is written as 65535.
    std::vector<std::uint16_t> points{0, 0, 0, 0};  // Height nearby, height farther around, glow; nothing.
};
Surroundings surroundings_of(const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright::view
