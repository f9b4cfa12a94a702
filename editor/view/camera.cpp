#include "editor/view/camera.h"

#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace hexwright::view {
namespace {

constexpr float row_height = 0.8660254F;  // Row spacing of hexes that are 1 wide: half the square root of 3.
constexpr float nearest = 2, farthest = 4000;

struct Axes {
    glm::vec3 right, up, forward;
};

// World coordinates are left-handed (y down the map), so the axes are written out instead of computed by cross
// products.
Axes axes_of(const Camera& camera) {
    const float s = std::sin(camera.yaw), c = std::cos(camera.yaw);
    const float rise = std::sin(camera.pitch), flat = std::cos(camera.pitch);
    return {{c, s, 0}, {s * rise, -c * rise, flat}, {s * flat, -c * flat, -rise}};
}

std::optional<glm::vec2> on_table(const Ray& ray) {
    if (ray.direction.z > -1e-4F) return {};
    return glm::vec2(ray.from + ray.direction * (-ray.from.z / ray.direction.z));
}

}  // namespace

glm::vec2 world_of(HexCoord hex) {
    return {static_cast<float>(hex.q) + static_cast<float>(hex.r) * 0.5F, static_cast<float>(hex.r) * row_height};
}

glm::vec2 corner_of(int number) {
    constexpr float radius = 0.5773503F;  // Distance of the corners of a hex that is 1 wide.
    constexpr glm::vec2 corners[] = {{0, -radius}, {0.5F, -radius / 2}, {0.5F, radius / 2},
                                     {0, radius},  {-0.5F, radius / 2}, {-0.5F, -radius / 2}};
    return corners[number % 6];
}

HexCoord hex_under(glm::vec2 point) { return hex_at(Point{point.x, point.y} * hex_width); }

int turn_to_eye(const Camera& camera) {
    const auto turns = static_cast<int>(std::lround(camera.yaw / (glm::pi<float>() / 6)));
    return (turns % 12 + 12) % 12;
}

glm::vec3 eye_of(const Camera& camera) { return camera.target - axes_of(camera).forward * camera.distance; }

glm::mat4 view_projection(const Camera& camera, float aspect) {
    const Axes axes = axes_of(camera);
    const glm::vec3 eye = eye_of(camera);
    glm::mat4 view{1.0F};
    for (int i = 0; i < 3; ++i) {
        view[i][0] = axes.right[i];
        view[i][1] = axes.up[i];
        view[i][2] = -axes.forward[i];
    }
    view[3] = {-glm::dot(axes.right, eye), -glm::dot(axes.up, eye), glm::dot(axes.forward, eye), 1};
    const float near = std::max(0.1F, camera.distance * 0.04F), far = camera.distance * 8 + 100;
    return glm::perspective(2 * std::atan(camera.spread / 2), aspect, near, far) * view;
}

Camera orbited(Camera camera, float by_yaw, float by_pitch) {
    camera.yaw = std::remainder(camera.yaw + by_yaw, glm::two_pi<float>());
    camera.pitch = std::clamp(camera.pitch + by_pitch, 0.05F, 1.55F);
    return camera;
}

Camera orbited_about(Camera camera, glm::vec3 point, float by_yaw, float by_pitch, float lowest) {
    const Axes before = axes_of(camera);
    const glm::vec3 direction = camera.target - point;
    camera.yaw = std::remainder(camera.yaw + by_yaw, glm::two_pi<float>());
    camera.pitch = std::clamp(camera.pitch + by_pitch, lowest, 1.55F);
    const Axes after = axes_of(camera);
    camera.target = point + after.right * glm::dot(direction, before.right) +
                    after.up * glm::dot(direction, before.up) + after.forward * glm::dot(direction, before.forward);
    return camera;
}

Camera standing_at(glm::vec3 eye, glm::vec3 towards) {
    const glm::vec3 direction = towards - eye;
    const float flat = std::max(glm::length(glm::vec2(direction)), 0.01F);
    Camera camera;
    camera.yaw = std::atan2(direction.x, -direction.y);
    camera.pitch = std::clamp(std::atan2(-direction.z, flat), -0.6F, 0.6F);
    camera.distance = nearest;
    camera.spread = standing_view_height;
    camera.target = eye + axes_of(camera).forward * camera.distance;
    return camera;
}

Camera panned(Camera camera, glm::vec2 by_view) {
    const float height = camera.spread * camera.distance;
    // The lower bound keeps a low view from sliding away at a touch.
    const float ahead = by_view.y * height / std::max(0.25F, std::sin(camera.pitch));
    const glm::vec2 right{std::cos(camera.yaw), std::sin(camera.yaw)}, north{right.y, -right.x};
    const glm::vec2 moved = north * ahead - right * (by_view.x * height);
    camera.target += glm::vec3(moved, 0);
    return camera;
}

Camera zoomed(Camera camera, float factor) {
    camera.distance = std::clamp(camera.distance / std::max(factor, 0.01F), nearest, farthest);
    return camera;
}

Camera zoomed_to(Camera camera, float factor, float aspect, glm::vec2 at) {
    const Camera closer = zoomed(camera, factor);
    const auto before = on_table(ray_at(camera, aspect, at)), after = on_table(ray_at(closer, aspect, at));
    if (!before || !after || glm::distance(*before, glm::vec2(camera.target)) > 4 * camera.distance) return closer;
    camera = closer;
    camera.target += glm::vec3(*before - *after, 0);
    return camera;
}

Camera framed(Camera camera, float aspect, glm::vec3 low, glm::vec3 high) {
    camera.target = (low + high) * 0.5F;
    camera.spread = view_height;
    const Axes axes = axes_of(camera);
    const glm::vec3 half = (high - low) * 0.5F;
    float needed = nearest;
    for (int corner = 0; corner < 8; ++corner) {  // Each corner must lie inside the pyramid of the view.
        const glm::vec3 at{(corner & 1 ? 1.F : -1.F) * half.x, (corner & 2 ? 1.F : -1.F) * half.y,
                           (corner & 4 ? 1.F : -1.F) * half.z};
        const float wide = std::abs(glm::dot(at, axes.right)) / aspect, tall = std::abs(glm::dot(at, axes.up));
        needed = std::max(needed, std::max(wide, tall) / (camera.spread / 2) * 1.06F - glm::dot(at, axes.forward));
    }
    camera.distance = std::min(needed, farthest);
    return camera;
}

Ray ray_at(const Camera& camera, float aspect, glm::vec2 at) {
    const Axes axes = axes_of(camera);
    const float scale = camera.spread / 2;
    return {eye_of(camera),
            glm::normalize(axes.forward + axes.right * (at.x * scale * aspect) + axes.up * (at.y * scale))};
}

}  // namespace hexwright::view
