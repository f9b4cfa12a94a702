#include "editor/view/solids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

struct TubeFrame {
    glm::vec3 side, up;
};

// Across the path at a ring; its side stays near the y axis, so that neighbouring rings are not twisted.
TubeFrame frame_at(std::span<const TubeRing> rings, std::size_t number) {
    const glm::vec3 before = rings[number > 0 ? number - 1 : 0].at,
                    after = rings[std::min(number + 1, rings.size() - 1)].at;
    const glm::vec3 way = glm::normalize(after - before);
    const glm::vec3 near = std::abs(way.y) > 0.8F ? glm::vec3(1, 0, 0) : glm::vec3(0, 1, 0);
    const glm::vec3 side = glm::normalize(near - way * glm::dot(near, way));
    return {side, glm::cross(way, side)};
}

std::vector<Point3> corners_of_ring(std::span<const TubeRing> rings, std::size_t number, int sides) {
    const TubeRing& ring = rings[number];
    const TubeFrame frame = frame_at(rings, number);
    std::vector<Point3> corners;
    for (int i = 0; i < sides; ++i) {
        const float angle = glm::two_pi<float>() * (static_cast<float>(i) + 0.5F) / static_cast<float>(sides);
        corners.push_back(
            {ring.at + frame.side * (ring.wide * std::cos(angle)) + frame.up * (ring.deep * std::sin(angle))});
    }
    return corners;
}

bool is_point(const TubeRing& ring) { return ring.wide <= 0 && ring.deep <= 0; }

void band(Mesh& mesh, const std::vector<Point3>& low, const std::vector<Point3>& high, bool from_point, bool to_point,
          const Paint& paint) {
    for (std::size_t i = 0; i < low.size(); ++i) {
        const std::size_t next = (i + 1) % low.size();
        if (from_point) triangle(mesh, low[i], high[next], high[i], paint);
        else if (to_point) triangle(mesh, low[i], low[next], high[i], paint);
        else quad(mesh, low[i], low[next], high[next], high[i], paint);
    }
}

}  // namespace

void tube(Mesh& mesh, std::span<const TubeRing> rings, int sides, const Paint& paint, TubeFoot foot) {
    std::vector<Point3> low = corners_of_ring(rings, 0, sides);
    if (foot == TubeFoot::Closed && !is_point(rings.front()))
        fan(mesh, std::vector<Point3>(low.rbegin(), low.rend()), paint);
    for (std::size_t i = 1; i < rings.size(); ++i) {
        std::vector<Point3> high = corners_of_ring(rings, i, sides);
        band(mesh, low, high, is_point(rings[i - 1]), is_point(rings[i]), paint);
        low = std::move(high);
    }
    if (!is_point(rings.back())) fan(mesh, low, paint);
}

void plate(Mesh& mesh, std::span<const glm::vec3> outline, float thick, const Paint& paint) {
    const glm::vec3 off = glm::normalize(glm::cross(outline[1] - outline[0], outline[2] - outline[0])) * (thick / 2);
    std::vector<Point3> front, back;
    for (const glm::vec3 at : outline) front.push_back({at + off}), back.push_back({at - off});
    fan(mesh, front, paint);
    for (std::size_t i = 0; thick > 0 && i < outline.size(); ++i) {
        const std::size_t next = (i + 1) % outline.size();
        quad(mesh, back[i], back[next], front[next], front[i], paint);
    }
    std::ranges::reverse(back);
    fan(mesh, back, paint);
}

void box(Mesh& mesh, glm::vec3 low, glm::vec3 high, const Paint& paint) {
    slab(mesh, {glm::vec2(low), {high.x, low.y}, glm::vec2(high), {low.x, high.y}}, low.z, high.z, paint, true);
}

}  // namespace hexwright::view
