// Where the 3D view is seen from: an orbit about a point of the map. World units: a hex is 1 wide flat to flat, x to the right,
// y down the map (r), z up; one level is `level_world` high.
#pragma once
#include <glm/glm.hpp>

namespace hexwright {

inline constexpr float level_world = 0.25F;   // 7/16 inch of 1 3/4 inch

struct Camera {
    glm::vec3 target{0, 0, 0};
    float yaw = 0;       // radians clockwise about z; 0 looks north (up the map)
    float pitch = 0.9F;  // radians above the horizon, 0.05 .. 1.55
    float distance = 20;

    friend bool operator==(const Camera&, const Camera&) = default;
};

glm::mat4 view_projection(const Camera& camera, float aspect);
Camera orbited(Camera camera, float by_yaw, float by_pitch);
Camera panned(Camera camera, glm::vec2 by_view);           // fractions of the view's height
Camera zoomed(Camera camera, float factor);                // above 1: nearer

struct Ray { glm::vec3 from, way; };
Ray ray_at(const Camera& camera, float aspect, glm::vec2 at);  // `at` in -1..1, y up

}  // namespace hexwright
