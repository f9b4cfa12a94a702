// Sets of directions from one point, the eye: cones bounded by planes through it, and what is left of a cone after
// shadows are cut out. Exact: planes have integer coordinates, and only the sign of a determinant of three of them is
// ever needed.
#pragma once
#include "engine/rules/room.h"

#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

namespace hexwright::rules {

// A point of the plan relative to the eye, in axial coordinates in sixths of a hex, so that the corners of a hex
// (thirds) and of one half as large are integers. Below 2^15 within bounds (hex/coord.h).
struct PlanPoint {
    std::int32_t q = 0, r = 0;
    friend constexpr bool operator==(PlanPoint, PlanPoint) = default;
    friend constexpr PlanPoint operator+(PlanPoint a, PlanPoint b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr PlanPoint operator-(PlanPoint a, PlanPoint b) { return {a.q - b.q, a.r - b.r}; }
};
constexpr std::int64_t cross(PlanPoint a, PlanPoint b) { return std::int64_t{a.q} * b.r - std::int64_t{a.r} * b.q; }

// A straight-sided solid relative to the eye: a convex outline, turning from +q to +r, of two corners (an upright
// panel) or more, and its lower and upper height (below 2^15). The eye does not stand on its outline.
struct Prism {
    std::span<const PlanPoint> outline;
    std::int32_t from = 0, to = 0;
};

// A plane by its inward normal, or a ray by its direction.
struct Vector3 {
    std::int64_t q = 0, r = 0, z = 0;
};
// Planes stay below 2^20 and rays (the intersection of two planes) below 2^41, so that this sum of products is below
// 2^63.
constexpr std::int64_t dot(const Vector3& a, const Vector3& b) { return a.q * b.q + a.r * b.r + a.z * b.z; }
constexpr Vector3 cross(const Vector3& a, const Vector3& b) {
    return {a.r * b.z - a.z * b.r, a.z * b.q - a.q * b.z, a.q * b.r - a.r * b.q};
}

// The heights between which all relevant rays from the eye to the target run: the lower and the higher of eye and
// target. Faces of a solid beyond these meet none of them.
struct HeightRange {
    std::int32_t lowest = 0, highest = 0;
};

// The directions that meet a solid: the inner side of all these planes. No planes means every direction (the eye is
// inside), or none when the solid is a panel seen along its edge; any() tells which.
class Shadow {
public:
    Shadow(const Prism& solid, HeightRange heights);
    std::span<const Vector3> planes() const { return {planes_, count_}; }
    bool any() const { return any_; }  // False when it hides nothing.

private:
    void add(const Vector3& plane) { planes_[count_++] = plane; }
    // Eight corners have at most seven edges above and below, and two sides.
    static constexpr std::size_t most_planes = 20;
    Vector3 planes_[most_planes];
    std::size_t count_ = 0;
    bool any_ = true;
};

// The part of a target that is still visible: convex cones, none of them flat.
class OpenCone {
public:
    // Starts with all directions that meet the target. The eye is outside the target.
    OpenCone(const Prism& target, std::pmr::memory_resource* memory);

    // Removes the shadow's directions. Returns true when it hid some of what was left.
    bool subtract(const Shadow& shadow);
    bool empty() const { return pieces_.empty(); }

private:
    struct Face {
        Vector3 plane, corner;  // The corner lies between the previous face and this one.
    };
    using Faces = std::pmr::vector<Face>;
    struct Piece {
        std::size_t first = 0, count = 0;
    };

    std::span<const Face> faces(Piece piece) const { return {faces_.data() + piece.first, piece.count}; }
    // Makes the first piece of these planes, which are in the order around it.
    void bound(std::span<const Vector3> ring);
    void clip(const Vector3& plane);                                 // Clips inner_ to the inner side of the plane.
    void look_at(std::span<const Face> cone, const Vector3& plane);  // Fills sides_.
    void add_part(std::span<const Face> cone, const Vector3& plane, int side, Faces& to) const;
    bool misses(std::span<const Face> cone, const Shadow& shadow);
    bool cut(std::span<const Face> cone, const Shadow& shadow);

    Faces faces_, next_faces_;  // Faces of all pieces, one piece after another.
    std::pmr::vector<Piece> pieces_, next_pieces_;
    Faces inner_, part_;                   // Faces of one piece while it is cut.
    std::pmr::vector<signed char> sides_;  // For each corner of a piece: 1 inside, 0 on the plane, -1 outside.
    bool some_inside_ = false, some_outside_ = false;
};

}  // namespace hexwright::rules
