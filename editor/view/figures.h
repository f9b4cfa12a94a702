// Figures in the 3D view: where they stand, and which one a ray hits. See figure_parts.h for their bodies. Pure values,
// independent of OpenGL.
#pragma once
#include "editor/view/camera.h"
#include "editor/view/room.h"
#include "formats/paper/sheet/figure_look.h"

#include <limits>
#include <optional>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright::view {

// A figure at any place, also between spaces when it is on its way; its look's own place is not used.
struct FigureInstance {
    FigureLook look{};
    glm::vec3 at{0};  // World coordinates of the ground under the middle of its base.
    float yaw = 0;    // Radians clockwise on the plan; 0 faces east.
    friend bool operator==(const FigureInstance&, const FigureInstance&) = default;
};

// Where the look says; a figure without spaces stands at 0,0 on the table.
FigureInstance instance_of(const FigureLook& look);
std::vector<FigureInstance> instances_of(const std::vector<FigureLook>& looks);

glm::vec3 above_head(const FigureInstance& figure);  // Where a label ends that belongs to it.

// The figure that the ray meets first, within this distance of its origin; a hive is met above its hexes.
std::optional<FigureId> figure_hit(const Ray& ray, const std::vector<FigureLook>& looks,
                                   float within = std::numeric_limits<float>::infinity());

}  // namespace hexwright::view
