// What figures are put together from in the 3D view: meshes of parts, and copies of them for instancing. World units
// (see camera.h). Pure values, independent of OpenGL.
#pragma once
#include "editor/view/figures.h"
#include "editor/view/room.h"
#include "editor/view/shapes.h"

#include <array>
#include <cstdint>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright::view {

// Bodies face east and stand on 0. Those of heroes and of squad members follow one another, in the order of Silhouette.
enum class FigurePart : std::uint8_t {
    FirstBody,
    RoundBase = FirstBody + 2 * silhouette_count,
    DoubleBase,
    RoundHalo,  // Around the base of a figure that may act now.
    DoubleHalo,
    RoundShade,  // On the ground about the base.
    DoubleShade,
    Blades,  // Crossed on the base: engaged.
    Peg,     // A wound.
    FirstMark,
    Count = FirstMark + 8,  // PlayerMark has eight.
};
FigurePart body_part(Silhouette silhouette, bool hero);
FigurePart mark_part(PlayerMark mark);

// A vertex's opacity is the share of the copy's colour in its own. A body is 1 high; all else has its true size.
Mesh part_mesh(FigurePart part);

struct PartCopy {
    glm::vec3 at{0};
    float dim = 0;       // 0: as it is; 1: grey.
    glm::vec3 scale{1};  // Before it is turned.
    float opacity = 1;
    glm::vec3 colour{0.5F};  // As stored, not linear.
    glm::vec2 way{1, 0};     // Cosine and sine of the yaw.
    friend bool operator==(const PartCopy&, const PartCopy&) = default;
};
static_assert(sizeof(PartCopy) == 13 * sizeof(float), "uploaded as it is");

struct PartBatch {  // One draw call.
    FigurePart part{};
    std::vector<PartCopy> copies;
};
struct FigureBatches {
    std::vector<PartBatch> solid;
    std::vector<PartBatch> sheer;  // Blended, after all that is solid: shades and ghosts.
};
FigureBatches batches_of(const std::vector<FigureInstance>& figures);

}  // namespace hexwright::view
