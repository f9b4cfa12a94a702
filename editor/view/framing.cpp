#include "editor/view/framing.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwright::view {
namespace {

using Ground = std::vector<glm::vec2>;  // The corners of a map on the table.

// How far the farthest corner reaches in the view; 1 is its edge.
float reach(const Camera& camera, float aspect, const Ground& corners, float top) {
    const glm::mat4 projection = view_projection(camera, aspect);
    float most = 0;
    for (const glm::vec2 corner : corners)
        for (const float z : {0.0F, top}) {
            const glm::vec4 at = projection * glm::vec4(corner, z, 1);
            if (at.w <= 0) return 1e6F;
            most = std::max({most, std::abs(at.x / at.w), std::abs(at.y / at.w)});
        }
    return most;
}

// Centres the map's image in the view. Near parts look larger, so the middle of the map is not the middle of its image.
Camera centred(Camera camera, float aspect, const Ground& corners, float top) {
    const glm::mat4 projection = view_projection(camera, aspect);
    glm::vec2 low(1e9F), high(-1e9F);
    for (const glm::vec2 corner : corners)
        for (const float z : {0.0F, top}) {
            const glm::vec4 at = projection * glm::vec4(corner, z, 1);
            if (at.w <= 0) return camera;
            low = glm::min(low, glm::vec2(at) / at.w);
            high = glm::max(high, glm::vec2(at) / at.w);
        }
    const glm::vec2 off = (low + high) / 2.0F;
    return panned(camera, {-off.x / 2 * aspect, off.y / 2});
}

// A slanting map does not reach the corners of its box: moves nearer until the map itself fills the view.
Camera closest(Camera camera, float aspect, const Ground& corners, float top) {
    for (int step = 0; step < 24; ++step) {
        camera = centred(camera, aspect, corners, top);
        const Camera nearer = zoomed(camera, 1.06F);
        if (nearer.distance == camera.distance || reach(nearer, aspect, corners, top) > 0.95F) break;
        camera = nearer;
    }
    return camera;
}

// The yaw, close to the plan's direction (up the map), that shows a long map largest.
float best_yaw(const Camera& camera, float aspect, const Ground& corners, float top) {
    glm::vec2 low(1e9F), high(-1e9F);
    for (const glm::vec2 corner : corners) low = glm::min(low, corner), high = glm::max(high, corner);
    Camera test = camera;
    test.target = glm::vec3((low + high) / 2.0F, 0);
    test.distance = 3 * std::max(8.0F, glm::length(high - low));
    float best = 0, least = 1e9F;
    for (int step = -6; step <= 6; ++step) {
        test.yaw = static_cast<float>(step) * 0.2618F;  // 15 degrees.
        const float cost = reach(test, aspect, corners, top) * (1 + 0.06F * static_cast<float>(std::abs(step)));
        if (cost < least) best = test.yaw, least = cost;
    }
    return best;
}

// Of the first and the last hex of each row; those between reach no farther.
Ground corners_of_rows(const std::vector<HexCoord>& hexes) {
    std::map<int, std::pair<int, int>> rows;  // From r to the least and the greatest q.
    for (const HexCoord hex : hexes) {
        auto& [least, largest] = rows.try_emplace(hex.r, hex.q, hex.q).first->second;
        least = std::min(least, hex.q), largest = std::max(largest, hex.q);
    }
    constexpr float half_width = 0.5F, half_height = 0.5774F;
    Ground corners;
    for (const auto& [r, row] : rows)
        for (const HexCoord end : {HexCoord{row.first, r}, HexCoord{row.second, r}})
            for (const glm::vec2 side : {glm::vec2(half_width, 0), glm::vec2(0, half_height)})
                corners.insert(corners.end(), {world_of(end) - side, world_of(end) + side});
    return corners;
}

}  // namespace

Camera fitted(Camera camera, float aspect, std::vector<HexCoord> hexes, float top, Yaw yaw) {
    if (hexes.empty()) hexes = disk({}, 4);
    const Ground corners = corners_of_rows(hexes);
    glm::vec2 low(1e9F), high(-1e9F);
    for (const glm::vec2 corner : corners) low = glm::min(low, corner), high = glm::max(high, corner);
    camera.spread = view_height;
    if (yaw == Yaw::Best) camera.yaw = best_yaw(camera, aspect, corners, top);
    camera = framed(camera, aspect, glm::vec3(low, 0), glm::vec3(high, top));
    return closest(camera, aspect, corners, top);
}

std::vector<HexCoord> hexes_of(const Terrain& terrain) {
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : terrain.columns()) hexes.push_back(column.hex);
    return hexes;
}

float height_of(const Terrain& terrain) { return level_world * static_cast<float>(std::max(1, terrain.top_level())); }

}  // namespace hexwright::view
