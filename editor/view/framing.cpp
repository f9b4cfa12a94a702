#include "editor/view/framing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace hexwright::view {
namespace {

using Corners = std::vector<glm::vec3>;  // Of a map on the table.

std::pair<glm::vec3, glm::vec3> box_of(const Corners& corners) {
    glm::vec3 low(1e9F), high(-1e9F);
    for (const glm::vec3 corner : corners) low = glm::min(low, corner), high = glm::max(high, corner);
    return {low, high};
}

// How far the farthest corner reaches in the view; 1 is its edge.
float reach(const Camera& camera, float aspect, const Corners& corners) {
    const glm::mat4 projection = view_projection(camera, aspect);
    float most = 0;
    for (const glm::vec3 corner : corners) {
        const glm::vec4 at = projection * glm::vec4(corner, 1);
        if (at.w <= 0) return 1e6F;
        most = std::max({most, std::abs(at.x / at.w), std::abs(at.y / at.w)});
    }
    return most;
}

// Centres the map's image in the view. Near parts look larger, so the middle of the map is not the middle of its image.
Camera centred(Camera camera, float aspect, const Corners& corners) {
    const glm::mat4 projection = view_projection(camera, aspect);
    glm::vec2 low(1e9F), high(-1e9F);
    for (const glm::vec3 corner : corners) {
        const glm::vec4 at = projection * glm::vec4(corner, 1);
        if (at.w <= 0) return camera;
        low = glm::min(low, glm::vec2(at) / at.w);
        high = glm::max(high, glm::vec2(at) / at.w);
    }
    const glm::vec2 off = (low + high) / 2.0F;
    return panned(camera, {-off.x / 2 * aspect, off.y / 2});
}

// A slanting map does not reach the corners of its box: moves nearer until the map itself fills the view.
Camera closest(Camera camera, float aspect, const Corners& corners) {
    for (int step = 0; step < 24; ++step) {
        camera = centred(camera, aspect, corners);
        const Camera nearer = zoomed(camera, 1.06F);
        if (nearer.distance == camera.distance || reach(nearer, aspect, corners) > 0.95F) break;
        camera = nearer;
    }
    return camera;
}

// The yaw, close to the plan's direction (up the map), that shows a long map largest.
float best_yaw(const Camera& camera, float aspect, const Corners& corners) {
    const auto [low, high] = box_of(corners);
    Camera test = camera;
    test.target = glm::vec3(glm::vec2(low + high) / 2.0F, 0);
    test.distance = 3 * std::max(8.0F, glm::length(glm::vec2(high - low)));
    float best = 0, least = 1e9F;
    for (int step = -6; step <= 6; ++step) {
        test.yaw = static_cast<float>(step) * 0.2618F;  // 15 degrees.
        const float cost = reach(test, aspect, corners) * (1 + 0.06F * static_cast<float>(std::abs(step)));
        if (cost < least) best = test.yaw, least = cost;
    }
    return best;
}

// Of the first and the last of the hexes of each row that are equally high; those between reach no farther.
class Rows {
public:
    void add(HexCoord hex, float top) {
        for (const float z : {0.0F, top}) {
            auto& [least, largest] = rows_.try_emplace({hex.r, z}, hex.q, hex.q).first->second;
            least = std::min(least, hex.q), largest = std::max(largest, hex.q);
        }
    }
    Corners corners() const {
        constexpr float half_width = 0.5F, half_height = 0.5774F;
        Corners corners;
        for (const auto& [place, row] : rows_)
            for (const HexCoord end : {HexCoord{row.first, place.first}, HexCoord{row.second, place.first}})
                for (const glm::vec2 side : {glm::vec2(half_width, 0), glm::vec2(0, half_height)})
                    for (const glm::vec2 corner : {world_of(end) - side, world_of(end) + side})
                        corners.emplace_back(corner, place.second);
        return corners;
    }

private:
    std::map<std::pair<int, float>, std::pair<int, int>> rows_;  // From r and height to the least and greatest q.
};

float top_of(const Terrain& terrain, const Terrain::Column& column) {
    constexpr float sevenths = 7;
    float levels = 0;
    for (const Solid& solid : terrain.solids(column))
        levels = std::max(levels, static_cast<float>(solid.top) / sevenths);
    for (const Barrier& barrier : terrain.barriers(column)) levels = std::max(levels, static_cast<float>(barrier.to));
    return level_world * levels;
}

Camera fitted_to(Camera camera, float aspect, const Corners& corners, Yaw yaw) {
    const auto [low, high] = box_of(corners);
    camera.spread = view_height;
    if (yaw == Yaw::Best) camera.yaw = best_yaw(camera, aspect, corners);
    if (yaw == Yaw::North) camera.yaw = 0;
    return closest(framed(camera, aspect, low, high), aspect, corners);
}

}  // namespace

Camera fitted(Camera camera, float aspect, std::vector<HexCoord> hexes, float top, Yaw yaw) {
    if (hexes.empty()) hexes = disk({}, 4);
    Rows rows;
    for (const HexCoord hex : hexes) rows.add(hex, top);
    return fitted_to(camera, aspect, rows.corners(), yaw);
}

Camera fitted(Camera camera, float aspect, const Terrain& terrain, Yaw yaw) {
    if (terrain.columns().empty()) return fitted(camera, aspect, {}, height_of(terrain), yaw);
    Rows rows;
    for (const Terrain::Column& column : terrain.columns()) rows.add(column.hex, top_of(terrain, column));
    return fitted_to(camera, aspect, rows.corners(), yaw);
}

std::vector<HexCoord> hexes_of(const Terrain& terrain) {
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : terrain.columns()) hexes.push_back(column.hex);
    return hexes;
}

float height_of(const Terrain& terrain) { return level_world * static_cast<float>(std::max(1, terrain.top_level())); }

}  // namespace hexwright::view
