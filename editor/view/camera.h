// Where the 3D view is seen from: an orbit about a point of the map. World units: a hex is 1 wide flat to flat, x to
// the right, y down the map (r), z up; one level is `level_world` high.
#pragma once
#include "engine/board/hex/coord.h"

#include <glm/glm.hpp>

namespace hexwright {

inline constexpr float level_world = 0.25F;  // 7/16 inch of 1 3/4 inch

struct Camera {
    glm::vec3 target{0, 0, 0};
    float yaw = 0;       // radians clockwise about z; 0 looks north (up the map)
    float pitch = 0.9F;  // radians above the horizon, 0.05 .. 1.55; of somebody who stands on the map from -0.6
    float distance = 20;

    friend bool operator==(const Camera&, const Camera&) = default;
};

glm::vec2 world_of(HexCoord hex);  // its centre on the table
// 0..5 of a hex about its centre: corner i begins the side i (NE, E, ...)
glm::vec2 corner_of(int number);
HexCoord hex_under(glm::vec2 point);  // the hex that holds a point of the table

glm::mat4 view_projection(const Camera& camera, float aspect);
glm::vec3 eye_of(const Camera& camera);
Camera orbited(Camera camera, float by_yaw, float by_pitch);
// The same about any point, which stays where it is seen. About the eye itself: looking around (then `lowest` may be
// negative).
Camera orbited_about(Camera camera, glm::vec3 point, float by_yaw, float by_pitch, float lowest = 0.05F);
// What somebody sees who stands at `eye` and looks towards another point of the map.
Camera standing_at(glm::vec3 eye, glm::vec3 towards);
// The map moves by this much under the hand that drags it: fractions of the view's height, x to the right, y down.
Camera panned(Camera camera, glm::vec2 by_view);
Camera zoomed(Camera camera, float factor);  // above 1: nearer
// the table's point at `at` (-1..1, y up) stays there
Camera zoomed_to(Camera camera, float factor, float aspect, glm::vec2 at);
// the same way of looking, so that this box fills the view
Camera framed(Camera camera, float aspect, glm::vec3 low, glm::vec3 high);

struct Ray {
    glm::vec3 from, way;
};
Ray ray_at(const Camera& camera, float aspect, glm::vec2 at);  // `at` in -1..1, y up

}  // namespace hexwright
