#include "engine/rules/sight_cone.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace hexwright::rules {
namespace {

struct Edge {
    PlanPoint offset;
    std::int64_t turn;  // Above 0: the eye is on the inner side of this edge, which is then a far one.
};
Edge edge(const Prism& solid, std::size_t number) {
    const PlanPoint start = solid.outline[number];
    const PlanPoint end = solid.outline[number + 1 < solid.outline.size() ? number + 1 : 0];
    return {end - start, cross(start, end)};
}

bool surrounds_the_eye(const Prism& solid) {
    for (std::size_t i = 0; i < solid.outline.size(); ++i)
        if (edge(solid, i).turn <= 0) return false;
    return true;
}

bool is_edge_on(const Prism& solid) { return solid.outline.size() == 2 && edge(solid, 0).turn == 0; }

struct Sides {
    Vector3 right, left;
};
// The upright planes through the eye that touch the solid. Turning from +q to +r is "to the left" here.
Sides sides_of(const Prism& solid) {
    PlanPoint right = solid.outline[0], left = right;
    for (const PlanPoint corner : solid.outline.subspan(1)) {
        if (cross(right, corner) < 0) right = corner;
        if (cross(left, corner) > 0) left = corner;
    }
    return {{-right.r, right.q, 0}, {left.r, -left.q, 0}};
}

// The planes through the eye and the edges of the solid's top (up = 1) or bottom (up = -1) that bound it there. A top
// above the eye is seen over its near edges, one below the eye over its far edges; for a bottom it is the reverse.
//
// Along direction (q, r) an edge's line is met after turn / cross(direction, way), so its height rises by height *
// cross(direction, way) / turn. This is linear in the direction, which is why the bound is a plane.
template <class Add>
void add_level(const Prism& solid, std::int32_t height, int up, Add add) {
    if (height == 0) return add(Vector3{0, 0, -up});
    const bool near = (height > 0) == (up > 0);
    for (std::size_t i = 0; i < solid.outline.size(); ++i) {
        const Edge bound = edge(solid, i);
        if (bound.turn == 0 || (bound.turn < 0) != near) continue;
        const std::int64_t sign = near ? -up : up;
        add(Vector3{sign * height * bound.offset.r, -sign * height * bound.offset.q, -sign * bound.turn});
    }
}

}  // namespace

Shadow::Shadow(const Prism& solid, HeightRange heights) {
    assert(solid.outline.size() <= 8);
    if (is_edge_on(solid)) {
        any_ = false;
        return;
    }
    const auto put = [this](const Vector3& plane) { add(plane); };
    if (!surrounds_the_eye(solid)) {
        const Sides sides = sides_of(solid);
        add(sides.right);
        add(sides.left);
    }
    if (solid.to < heights.highest) add_level(solid, solid.to, 1, put);
    if (solid.from > heights.lowest) add_level(solid, solid.from, -1, put);
}

OpenCone::OpenCone(const Prism& target, std::pmr::memory_resource* memory)
    : faces_(memory),
      next_faces_(memory),
      pieces_(memory),
      next_pieces_(memory),
      inner_(memory),
      part_(memory),
      sides_(memory) {
    std::pmr::vector<Vector3> above(memory), below(memory);
    add_level(target, target.to, 1, [&](const Vector3& plane) { above.push_back(plane); });
    add_level(target, target.from, -1, [&](const Vector3& plane) { below.push_back(plane); });
    if (surrounds_the_eye(target)) {  // The target is seen from straight above or below.
        assert(target.to < 0 || target.from > 0);
        std::ranges::reverse(above);
        bound(target.to < 0 ? above : below);
    } else {
        const Sides sides = sides_of(target);
        bound(std::array{sides.right, below.front(), sides.left, above.front()});
        for (const auto& planes : {above, below})
            for (const Vector3& plane : std::span(planes).subspan(1)) clip(plane);
    }
    faces_ = inner_;
    pieces_.push_back({0, faces_.size()});
}

void OpenCone::bound(std::span<const Vector3> ring) {
    for (std::size_t i = 0; i < ring.size(); ++i)
        inner_.push_back({ring[i], cross(ring[i > 0 ? i - 1 : ring.size() - 1], ring[i])});
}

void OpenCone::clip(const Vector3& plane) {
    look_at(inner_, plane);
    if (!some_outside_) return;
    part_.clear();
    add_part(inner_, plane, 1, part_);
    std::swap(inner_, part_);
}

bool OpenCone::subtract(const Shadow& shadow) {
    if (!shadow.any()) return false;
    next_faces_.clear();
    next_pieces_.clear();
    bool hid = false;
    for (const Piece piece : pieces_) {
        const std::span<const Face> cone = faces(piece);
        if (!misses(cone, shadow) && cut(cone, shadow)) {
            hid = true;
        } else {
            next_pieces_.push_back({next_faces_.size(), cone.size()});
            next_faces_.insert(next_faces_.end(), cone.begin(), cone.end());
        }
    }
    if (!hid) return false;
    std::swap(faces_, next_faces_);
    std::swap(pieces_, next_pieces_);
    return true;
}

void OpenCone::look_at(std::span<const Face> cone, const Vector3& plane) {
    sides_.clear();
    some_inside_ = some_outside_ = false;
    for (const Face& face : cone) {
        const std::int64_t side = dot(plane, face.corner);
        sides_.push_back(static_cast<signed char>((side > 0) - (side < 0)));
        some_inside_ |= side > 0;
        some_outside_ |= side < 0;
    }
}

bool OpenCone::misses(std::span<const Face> cone, const Shadow& shadow) {
    return std::ranges::any_of(shadow.planes(), [&](const Vector3& plane) {
        return std::ranges::all_of(cone, [&](const Face& face) { return dot(plane, face.corner) <= 0; });
    });
}

// The part of the cone on the inner (1) or outer (-1) side of a plane that has corners strictly on both sides, as
// listed in `sides_`. The cone is convex, so the corners kept are neighbours and the plane closes the part with one new
// face.
void OpenCone::add_part(std::span<const Face> cone, const Vector3& plane, int side, Faces& to) const {
    const Vector3 closing{side * plane.q, side * plane.r, side * plane.z};
    for (std::size_t i = 0; i < cone.size(); ++i) {
        const bool starts = side * sides_[i] > 0, ends = side * sides_[i + 1 < cone.size() ? i + 1 : 0] > 0;
        if (starts) to.push_back(cone[i]);
        else if (ends) to.push_back({cone[i].plane, cross(closing, cone[i].plane)});
        if (starts && !ends) to.push_back({closing, cross(cone[i].plane, closing)});
    }
}

// Whatever lies outside one of the planes stays visible; what is inside all of them is hidden. Returns false and
// changes nothing when nothing is hidden.
bool OpenCone::cut(std::span<const Face> cone, const Shadow& shadow) {
    const std::size_t faces_before = next_faces_.size(), pieces_before = next_pieces_.size();
    inner_.assign(cone.begin(), cone.end());
    for (const Vector3& plane : shadow.planes()) {
        look_at(inner_, plane);
        if (!some_outside_) continue;
        if (!some_inside_) {
            next_faces_.resize(faces_before);
            next_pieces_.resize(pieces_before);
            return false;
        }
        const std::size_t first = next_faces_.size();
        add_part(inner_, plane, -1, next_faces_);
        next_pieces_.push_back({first, next_faces_.size() - first});
        part_.clear();
        add_part(inner_, plane, 1, part_);
        std::swap(inner_, part_);
    }
    return true;
}

}  // namespace hexwright::rules
