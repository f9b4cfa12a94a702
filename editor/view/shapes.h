// Triangle meshes for the 3D view and the simple bodies that models are built from: cones, boxes, slabs. World units
// (see camera.h). Triangles are wound so that the cross product of the first two sides points outward.
#pragma once
#include "editor/view/materials.h"
#include "editor/view/room.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright::view {

struct Vertex {
    glm::vec3 at;
    std::array<std::int8_t, 4> normal;   // x, y, z of length 127; then gloss, 0..127.
    std::array<std::uint8_t, 4> colour;  // Red, green, blue, opacity.
    // The Material; where in its pattern the piece begins, twice 0..255; nothing.
    std::array<std::uint8_t, 4> matter;
};
static_assert(sizeof(Vertex) == 24, "uploaded as it is");

struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;  // Three per triangle.

    std::size_t triangles() const { return indices.size() / 3; }
};

struct Paint {  // Appearance of a surface.
    glm::vec3 colour{0.5F};
    float gloss = 0.15F;
    float opacity = 1;
    Material material = Material::Plain;
    std::array<std::uint8_t, 2> origin{};  // Where in the material's pattern the piece begins.
};
Paint paint_of(unsigned rgb, float gloss = 0.15F);
Paint shaded(Paint paint, float factor);  // Factors below 1 darken.
Paint mixed(Paint paint, glm::vec3 colour, float part);

struct Point3 {  // A corner with its own shade, for light that fades along a face.
    glm::vec3 at;
    float shade = 1;
};

// Flat faces with one normal; corners are wound as described at the top of this file.
void triangle(Mesh& mesh, Point3 a, Point3 b, Point3 c, const Paint& paint);
void quad(Mesh& mesh, Point3 a, Point3 b, Point3 c, Point3 d, const Paint& paint);
void fan(Mesh& mesh, std::span<const Point3> corners, const Paint& paint);  // A flat convex face.

// A rounded rim: like quad, but a and b have a normal of their own, and so have c and d.
void rounded_rim(Mesh& mesh, const std::array<Point3, 4>& corners, glm::vec3 outer_normal, glm::vec3 inner_normal,
                 const Paint& paint);

// A body around a vertical axis: from `low` upwards, tapering from one radius to the other (0 is a point); closed
// above, open below.
struct Round {
    glm::vec3 low;
    float low_radius = 0.1F, high_radius = 0.1F, height = 1;
    int sides = 6;
    float turn = 0;        // In radians.
    glm::vec2 lean{0, 0};  // Offset of its upper end from the axis.
};
void round_body(Mesh& mesh, const Round& body, const Paint& paint);

// A box on four ground corners (by growing angle or the reverse), from `bottom` to `top`; open below unless
// `closed_below`.
void slab(Mesh& mesh, std::array<glm::vec2, 4> ground, float bottom, float top, const Paint& paint,
          bool closed_below = false);
// A slab along a line, `thick` wide.
void wall_along(Mesh& mesh, glm::vec2 from, glm::vec2 to, float thick, float bottom, float top, const Paint& paint);
// A bar with a square section between two points.
void bar(Mesh& mesh, glm::vec3 from, glm::vec3 to, float thick, const Paint& paint);

// A pseudo-random number in 0..1 that depends only on the arguments, for variety that does not flicker.
float chance(int a, int b, int salt);
// Likewise a place in a material's pattern.
std::array<std::uint8_t, 2> pattern_origin(int a, int b);

}  // namespace hexwright::view
