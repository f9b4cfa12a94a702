#include "editor/view/camera.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

constexpr float wide = 1.6F;

glm::vec2 seen(const Camera& camera, glm::vec3 point) {
    const glm::vec4 clip = view_projection(camera, wide) * glm::vec4(point, 1);
    return glm::vec2(clip) / clip.w;
}

const Camera cameras[] = {{}, {{3, -2, 0}, 1, 0.3F, 12}, {{0, 5, 1}, -2.5F, 1.5F, 60}, {{-7, 1, 0}, 3.1F, 0.06F, 4}};

}  // namespace

TEST_CASE("the point looked at is in the middle of the view") {
    for (const Camera& camera : cameras) CHECK(glm::length(seen(camera, camera.target)) < 1e-4F);
}

TEST_CASE("from the south, north is up, east is right and high is up") {
    const Camera camera{};
    CHECK(seen(camera, {0, -1, 0}).y > 0);
    CHECK(seen(camera, {1, 0, 0}).x > 0);
    CHECK(seen(camera, {0, 0, 1}).y > 0);
    CHECK(eye_of(camera).y > 0);
}

TEST_CASE("a quarter turn clockwise looks east") {
    const Camera camera = orbited({}, 1.5707963F, 0);
    CHECK(seen(camera, {1, 0, 0}).y > 0);
    CHECK(seen(camera, {0, 1, 0}).x > 0);
}

TEST_CASE("a ray through a point of the view meets what is seen there") {
    for (const Camera& camera : cameras)
        for (const glm::vec2 at : {glm::vec2{0, 0}, {0.7F, -0.4F}, {-0.9F, 0.9F}}) {
            const Ray ray = ray_at(camera, wide, at);
            CHECK(glm::distance(seen(camera, ray.from + ray.direction * 9.F), at) < 1e-3F);
        }
}

TEST_CASE("every hex holds its centre and all points just inside its corners") {
    for (const HexCoord hex : {HexCoord{0, 0}, {5, -3}, {-2000, 1000}, {-1, -1}, {7, 2000}}) {
        CHECK(hex_under(world_of(hex)) == hex);
        for (int i = 0; i < 6; ++i) CHECK(hex_under(world_of(hex) + corner_of(i) * 0.98F) == hex);
    }
}

TEST_CASE("neighbours lie across the side between two corners") {
    for (const Direction side : all_directions) {
        const int i = static_cast<int>(side);
        CHECK(glm::distance(world_of(offset(side)), corner_of(i) + corner_of(i + 1)) < 1e-5F);
    }
}

TEST_CASE("dragging takes the table along") {
    for (const float yaw : {0.F, 2.F}) {
        const Camera camera{{4, 4, 0}, yaw, 1.5F, 20}, after = panned(camera, {0.2F, 0.1F});
        const glm::vec2 moved = seen(after, camera.target);
        CHECK(moved.x == Approx(0.4F / wide).margin(0.02));
        CHECK(moved.y == Approx(-0.2F).margin(0.02));
    }
}

TEST_CASE("the wheel keeps the point under the cursor") {
    const Camera camera{{4, 4, 0}, 0.5F, 0.9F, 20};
    const glm::vec2 cursor{0.5F, -0.6F};
    const Ray ray = ray_at(camera, wide, cursor);
    const glm::vec3 point = ray.from + ray.direction * (-ray.from.z / ray.direction.z);
    const Camera closer = zoomed_to(camera, 2, wide, cursor);
    CHECK(closer.distance == Approx(10));
    CHECK(glm::distance(seen(closer, point), cursor) < 1e-3F);
}

TEST_CASE("a framed box is wholly in the view and fills it") {
    const glm::vec3 low{-3, -8, 0}, high{12, 4, 2};
    for (const Camera& from : cameras) {
        const Camera camera = framed(from, wide, low, high);
        float most = 0;
        for (int i = 0; i < 8; ++i) {
            const glm::vec2 at = seen(camera, {i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z});
            most = std::max({most, std::abs(at.x), std::abs(at.y)});
        }
        CHECK(most < 1);
        CHECK(most > 0.8F);
    }
}

TEST_CASE("pitch and distance stay within their bounds") {
    CHECK(orbited({}, 0, -9).pitch == 0.05F);
    CHECK(orbited({}, 0, 9).pitch == 1.55F);
    CHECK(zoomed({}, 1000).distance == 2);
    CHECK(zoomed({}, 0).distance < 4001);
}

TEST_CASE("the point that the view turns about stays where it is seen") {
    for (const Camera& camera : cameras) {
        const glm::vec3 pivot = camera.target + glm::vec3{1.5F, -0.7F, 0.3F};
        const Camera turned = orbited_about(camera, pivot, 0.8F, 0.1F);
        CHECK(glm::distance(seen(turned, pivot), seen(camera, pivot)) < 2e-3F);
        CHECK(turned.distance == camera.distance);
    }
}

TEST_CASE("somebody who stands on the map sees from there, and stays there when looking around and up") {
    const glm::vec3 eye{3, -4, 1.2F};
    const Camera camera = standing_at(eye, {0, 0, 1});
    CHECK(glm::distance(eye_of(camera), eye) < 1e-4F);
    CHECK(std::abs(seen(camera, {0, 0, 1}).x) < 1e-3F);
    const Camera up = orbited_about(camera, eye, 1.1F, -0.5F, -0.6F);
    CHECK(glm::distance(eye_of(up), eye) < 1e-4F);
    CHECK(up.pitch < 0);
    CHECK(camera.spread > Camera{}.spread);  // Eyes see more at once than somebody who looks at the whole map.
    CHECK(framed(camera, wide, {0, 0, 0}, {5, 5, 1}).spread == Camera{}.spread);
}

}  // namespace hexwright
