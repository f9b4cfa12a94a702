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

// Bodies face east and stand on 0. There are four for each silhouette, in their order: see body_part().
enum class FigurePart : std::uint8_t {
    FirstBody,
    RoundBase = FirstBody + 4 * silhouette_count,
    PlainBase,  // A round one with fewer sides.
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
FigurePart body_part(Silhouette silhouette, bool hero, bool fine);
FigurePart mark_part(PlayerMark mark);

// A vertex's opacity is the share of the copy's colour in its own. A body is 1 high; all else has its true size.
Mesh part_mesh(FigurePart part);

struct PartCopy {
    glm::vec3 at{0};
    float dim = 0;       // 0: as it is; 1: grey.
    glm::vec3 scale{1};  // Before it is turned.
    float opacity = 1;
    glm::vec3 colour{0.5F};     // As stored, not linear.
    glm::vec2 direction{1, 0};  // Cosine and sine of the yaw.
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
struct FigureSight {
    glm::mat4 projection{1};  // Figures that it puts wholly outside of -1..1 are left out.
    bool fine = true;         // Plain figures have half the triangles and no shade.
};
FigureBatches batches_of(const std::vector<FigureInstance>& figures, const FigureSight& sight);
FigureBatches batches_of(const std::vector<FigureInstance>& figures);  // All of them, fine.

// The part of a view that a figure may cover, in -1..1, y up; the whole view if the figure is beside or behind the eye.
struct ViewPart {
    glm::vec2 low{-1}, high{1};
};
ViewPart cover_of(const FigureInstance& figure, const glm::mat4& projection);
// What differs between two pictures of figures: no larger than what the changed ones cover before and after.
ViewPart changed_part(const std::vector<FigureInstance>& before, const std::vector<FigureInstance>& after,
                      const glm::mat4& projection);

}  // namespace hexwright::view
