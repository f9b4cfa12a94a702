// Directions that start at one point, the eye: cones between planes through it, and what is left of a cone when shadows
// are cut out of it. Exact: planes have integer coordinates, and only the sign of a determinant of three of them is
// ever asked.
#pragma once
#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

namespace hexwright {

// Seen from above, relative to the eye: axial coordinates in sixths of a hex, which holds the corners of a hex (thirds)
// and of one half as large. Within bounds (hex/coord.h) below 2^15.
struct PlanPoint {
    std::int32_t q = 0, r = 0;
    friend constexpr bool operator==(PlanPoint, PlanPoint) = default;
    friend constexpr PlanPoint operator+(PlanPoint a, PlanPoint b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr PlanPoint operator-(PlanPoint a, PlanPoint b) { return {a.q - b.q, a.r - b.r}; }
};
constexpr std::int64_t cross(PlanPoint a, PlanPoint b) { return std::int64_t{a.q} * b.r - std::int64_t{a.r} * b.q; }

// A straight-sided solid relative to the eye: a convex outline, turning from +q to +r, of two corners (an upright
// panel) or more, and the heights it goes from and to (below 2^15). The eye does not stand on its outline.
struct Prism {
    std::span<const PlanPoint> outline;
    std::int32_t from = 0, to = 0;
};

struct Vector3 {  // a plane by its inward normal, or a ray by its direction
    std::int64_t q = 0, r = 0, z = 0;
};
// Planes stay below 2^20, rays (the meeting of two planes) below 2^41, so that this sum of products is below 2^63.
constexpr std::int64_t dot(const Vector3& a, const Vector3& b) { return a.q * b.q + a.r * b.r + a.z * b.z; }
constexpr Vector3 cross(const Vector3& a, const Vector3& b) {
    return {a.r * b.z - a.z * b.r, a.z * b.q - a.q * b.z, a.q * b.r - a.r * b.q};
}

// What all rays in question lie between, from the eye to the target: the lower and the higher of eye and target. Faces
// of a solid beyond these are met by none of them.
struct HeightRange {
    std::int32_t lowest = 0, highest = 0;
};

// The directions in which a solid is met: on the inner side of all these planes. Empty: in every direction (the eye is
// inside), or in none when the solid is a panel seen along its edge; see `any`.
class Shadow {
public:
    Shadow(const Prism& solid, HeightRange heights);
    std::span<const Vector3> planes() const { return {planes_, count_}; }
    bool any() const { return any_; }  // false: it hides nothing

private:
    void add(const Vector3& plane) { planes_[count_++] = plane; }
    static constexpr std::size_t most_planes = 20;  // eight corners: at most seven edges above and below, and two sides
    Vector3 planes_[most_planes];
    std::size_t count_ = 0;
    bool any_ = true;
};

// The part of a target that is still in sight: convex cones, none of them flat.
class OpenCone {
public:
    // All directions in which the target is met. The eye is outside the target.
    OpenCone(const Prism& target, std::pmr::memory_resource* memory);

    // Takes the shadow's directions out. True when it hid some of what was left.
    bool subtract(const Shadow& shadow);
    bool empty() const { return pieces_.empty(); }

private:
    struct Face {
        Vector3 plane, corner;  // the corner lies between the face before and this one
    };
    using Faces = std::pmr::vector<Face>;
    struct Piece {
        std::size_t first = 0, count = 0;
    };

    std::span<const Face> faces(Piece piece) const { return {faces_.data() + piece.first, piece.count}; }
    void bound(std::span<const Vector3> ring);  // the first piece: these planes in the order in which they go round it
    void clip(const Vector3& plane);            // of inner_, keeps what is inside
    void look_at(std::span<const Face> cone, const Vector3& plane);  // fills sides_
    void add_part(std::span<const Face> cone, const Vector3& plane, int side, Faces& to) const;
    bool misses(std::span<const Face> cone, const Shadow& shadow);
    bool cut(std::span<const Face> cone, const Shadow& shadow);

    Faces faces_, next_faces_;  // of all pieces, one after another
    std::pmr::vector<Piece> pieces_, next_pieces_;
    Faces inner_, part_;                   // of one piece while it is cut
    std::pmr::vector<signed char> sides_;  // of its corners: 1 inside, 0 on the plane, -1 outside
    bool some_inside_ = false, some_outside_ = false;
};

}  // namespace hexwright
