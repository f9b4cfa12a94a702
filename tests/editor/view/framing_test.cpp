#include "editor/view/framing.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

std::vector<HexCoord> rectangle(int wide, int tall) {
    std::vector<HexCoord> hexes;
    for (int row = 0; row < tall; ++row)
        for (int place = 0; place < wide; ++place) hexes.push_back({place - row / 2, row});
    return hexes;
}

// How much of the view's width and height the hexes take, up to their corners.
glm::vec2 share(const Camera& camera, float aspect, const std::vector<HexCoord>& hexes) {
    glm::vec2 low(9), high(-9);
    for (const HexCoord hex : hexes)
        for (const glm::vec2 side : {glm::vec2(-0.5F, 0), {0.5F, 0}, {0, -0.577F}, {0, 0.577F}}) {
            const glm::vec4 at = view_projection(camera, aspect) * glm::vec4(world_of(hex) + side, 0, 1);
            low = glm::min(low, glm::vec2(at) / at.w);
            high = glm::max(high, glm::vec2(at) / at.w);
        }
    CHECK(low.x >= -1);
    CHECK(low.y >= -1);
    CHECK(high.x <= 1);
    CHECK(high.y <= 1);
    return (high - low) / 2.F;
}

}  // namespace

TEST_CASE("a map is wholly in the view and fills it along one side, whatever their shapes") {
    for (const float aspect : {0.5F, 1.F, 2.2F})
        for (const auto& [wide, tall] : {std::pair(24, 8), std::pair(8, 24), std::pair(12, 12)}) {
            const auto hexes = rectangle(wide, tall);
            const glm::vec2 filled = share(fitted({}, aspect, hexes, 1, Yaw::Best), aspect, hexes);
            INFO(wide << " by " << tall << " hexes in a view of " << aspect);
            CHECK(std::max(filled.x, filled.y) > 0.8F);
        }
}

TEST_CASE("a map of few hexes is wholly in the view, too") {
    const std::vector<HexCoord> hexes{{0, 0}, {-3, 6}, {1, 6}};
    for (const float aspect : {0.45F, 1.F, 2.2F}) {
        INFO(aspect);
        const glm::vec2 filled = share(fitted({}, aspect, hexes, 0.25F, Yaw::Best), aspect, hexes);
        CHECK(std::max(filled.x, filled.y) > 0.7F);
    }
}

TEST_CASE("a long map lies along the longer side of the view") {
    const auto hexes = rectangle(30, 6);
    const Camera in_wide = fitted({}, 2, hexes, 1, Yaw::Best), in_tall = fitted({}, 0.5F, hexes, 1, Yaw::Best);
    CHECK(std::abs(in_wide.yaw) < 0.4F);
    CHECK(std::abs(in_tall.yaw) > 1.1F);
    CHECK(fitted({.yaw = 0.3F}, 2, hexes, 1, Yaw::Kept).yaw == 0.3F);
}

TEST_CASE("a camera begins at 35 degrees above the horizon, and an empty table is seen too") {
    const Camera camera = fitted({}, 1.5F, {}, 0.25F, Yaw::Best);
    CHECK(glm::degrees(camera.pitch) == Approx(35).margin(0.1));
    CHECK(camera.distance > 5);
    CHECK(glm::length(glm::vec2(camera.target)) < 2);
}

}  // namespace hexwright
