#include "editor/view/pick.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexwright::view {
namespace {

constexpr float never = std::numeric_limits<float>::infinity();
constexpr float sevenths = level_world / sevenths_per_level;

// The part of a ray inside a convex body, clipped by one pair of parallel planes after the other.
struct Stretch {
    float from = 0, to = never;
    void narrow(float position, float speed, float low, float high) {
        if (std::abs(speed) < 1e-9F) {
            if (position < low || position > high) to = -1;
            return;
        }
        float in = (low - position) / speed, out = (high - position) / speed;
        if (in > out) std::swap(in, out);
        from = std::max(from, in);
        to = std::min(to, out);
    }
    bool empty() const { return from > to; }
};

// The part of the ray inside the column of this hex, at any height.
Stretch inside_hex(const Ray& ray, glm::vec2 centre) {
    constexpr glm::vec2 normals[] = {{1, 0}, {0.5F, 0.8660254F}, {-0.5F, 0.8660254F}};
    Stretch stretch;
    for (const glm::vec2 normal : normals)
        stretch.narrow(glm::dot(glm::vec2(ray.from) - centre, normal), glm::dot(glm::vec2(ray.direction), normal),
                       -0.5F, 0.5F);
    return stretch;
}

float solid_hit(const Ray& ray, Stretch column, const Solid& solid) {
    column.narrow(ray.from.z, ray.direction.z, static_cast<float>(solid.bottom) * sevenths,
                  static_cast<float>(solid.top) * sevenths);
    return column.empty() ? never : column.from;
}

// Hit only from inside the hex: the hex on the other side lists the same barrier and answers for the other face.
float barrier_hit(const Ray& ray, glm::vec2 centre, const Barrier& barrier) {
    const int side = static_cast<int>(barrier.side);
    const glm::vec2 begin = corner_of(side), end = corner_of(side + 1), along = end - begin;
    const glm::vec2 outward = begin + end;  // Its length is the width of a hex: 1.
    const float speed = glm::dot(glm::vec2(ray.direction), outward);
    if (speed <= 1e-6F) return never;
    const float distance = (0.5F - glm::dot(glm::vec2(ray.from) - centre, outward)) / speed;
    const glm::vec3 at = ray.from + ray.direction * distance;
    const float part = glm::dot(glm::vec2(at) - centre - begin, along) / glm::dot(along, along);
    const float low = static_cast<float>(barrier.from) * level_world,
                high = static_cast<float>(barrier.to) * level_world;
    const bool met = distance >= 0 && part >= 0 && part <= 1 && at.z >= low && at.z <= high;
    return met ? std::max(0.F, distance - 1e-3F) : never;  // Puts a ladder before the face that it leans on.
}

// Most columns are far from the ray; this cheap test rejects them.
bool misses(const Ray& ray, glm::vec2 centre) {
    const glm::vec2 direction{ray.direction}, to = centre - glm::vec2(ray.from);
    const float across = to.x * direction.y - to.y * direction.x;
    return across * across > 0.34F * glm::dot(direction, direction);  // The corners are 1/sqrt(3) from the centre.
}

}  // namespace

std::optional<Pick> pick(const Ray& ray, const Terrain& terrain) {
    float nearest = never;
    Pick found;
    const auto take = [&](float distance, HexCoord hex, int level, PieceId piece) {
        if (distance >= nearest) return;
        nearest = distance;
        found = {hex, level, piece, ray.from + ray.direction * distance};
    };
    for (const Terrain::Column& column : terrain.columns()) {
        const glm::vec2 centre = world_of(column.hex);
        if (misses(ray, centre)) continue;
        for (const Barrier& barrier : terrain.barriers(column))
            take(barrier_hit(ray, centre, barrier), column.hex, barrier.from, barrier.piece);
        const Stretch inside = inside_hex(ray, centre);
        if (inside.empty()) continue;
        for (const Solid& solid : terrain.solids(column))
            take(solid_hit(ray, inside, solid), column.hex, solid.last_slot, solid.piece);
    }
    if (nearest < never) return found;
    if (ray.direction.z > -1e-4F) return {};
    const glm::vec3 at = ray.from + ray.direction * (-ray.from.z / ray.direction.z);
    if (std::abs(at.x) > 2 * max_coordinate || std::abs(at.y) > max_coordinate) return {};
    const HexCoord hex = hex_under(glm::vec2(at));
    if (!in_bounds(hex)) return {};
    return Pick{hex, 0, {}, at};
}

}  // namespace hexwright::view
