// Triangles for the 3D view and the simple bodies that pieces are modelled with: cones, boxes, slabs. World units (see
// camera.h); numbers wind so that the cross product of a triangle's first two sides points outward.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright {

struct Vertex {
    glm::vec3 at;
    std::array<std::int8_t, 4> normal;   // x, y, z of length 127; how glossy, 0..127
    std::array<std::uint8_t, 4> colour;  // red, green, blue, opacity
};
static_assert(sizeof(Vertex) == 20, "uploaded as it is");

struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;  // three a triangle

    std::size_t triangles() const { return indices.size() / 3; }
};

struct Paint {  // of a surface
    glm::vec3 colour{0.5F};
    float gloss = 0.15F;
    float opacity = 1;
};
Paint paint_of(unsigned rgb, float gloss = 0.15F);
Paint shaded(Paint paint, float factor);  // darker below 1
Paint mixed(Paint paint, glm::vec3 colour, float part);

struct Point3 {  // a corner with its own shade, for light that fades along a face
    glm::vec3 at;
    float shade = 1;
};

// Faces: one normal, corners in the order of the header's rule.
void triangle(Mesh& mesh, Point3 a, Point3 b, Point3 c, const Paint& paint);
void quad(Mesh& mesh, Point3 a, Point3 b, Point3 c, Point3 d, const Paint& paint);
void fan(Mesh& mesh, std::span<const Point3> corners, const Paint& paint);  // a flat convex face

// A body round about a vertical axis: from `low` upwards, narrowing from one radius to the other (0: a point); closed
// above, open below.
struct Round {
    glm::vec3 low;
    float low_radius = 0.1F, high_radius = 0.1F, height = 1;
    int sides = 6;
    float turn = 0;        // radians
    glm::vec2 lean{0, 0};  // where its upper end is, beside the axis
};
void round_body(Mesh& mesh, const Round& body, const Paint& paint);

// A box on four corners of the ground (in the order of growing angle, or its reverse), from `bottom` to `top`; open
// below when nothing can look there.
void slab(Mesh& mesh, std::array<glm::vec2, 4> ground, float bottom, float top, const Paint& paint,
          bool closed_below = false);
// The same along a line, `thick` wide.
void wall_along(Mesh& mesh, glm::vec2 from, glm::vec2 to, float thick, float bottom, float top, const Paint& paint);
// A bar with a square section between two points.
void bar(Mesh& mesh, glm::vec3 from, glm::vec3 to, float thick, const Paint& paint);

// The same number for the same place: variety that does not flicker. 0..1.
float chance(int a, int b, int salt);

}  // namespace hexwright
