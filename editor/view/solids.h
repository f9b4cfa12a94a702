// Closed bodies for figures: tubes along a path, plates and boxes. Every edge has a face on either side, and all faces
// are wound outward, so that back faces need not be drawn. A tube may be open where another part hides its end.
#pragma once
#include "editor/view/room.h"
#include "editor/view/shapes.h"

#include <span>

#include <glm/glm.hpp>

namespace hexwright::view {

// A place of a tube's path: half its width from side to side (along y where the path allows) and half its depth across
// that. A tube may end in a point: both 0.
struct TubeRing {
    glm::vec3 at;
    float wide = 0.1F, deep = 0.1F;
};
enum class TubeFoot : std::uint8_t { Closed, Open };  // What is at its first ring, unless that is a point.
void tube(Mesh& mesh, std::span<const TubeRing> rings, int sides, const Paint& paint, TubeFoot foot = TubeFoot::Closed);

// A flat convex outline with a thickness, `thick` along its normal, half of it on either side; 0 for a leaf of two
// faces.
void plate(Mesh& mesh, std::span<const glm::vec3> outline, float thick, const Paint& paint);

// Between two opposite corners.
void box(Mesh& mesh, glm::vec3 low, glm::vec3 high, const Paint& paint);

}  // namespace hexwright::view
