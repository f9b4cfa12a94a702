// The camera of the 3D view: an orbit about a point of the map. World units: a hex is 1 wide flat to flat, x points
// right, y down the map (r), z up; one level is `level_world` high.
#pragma once
#include "editor/view/room.h"
#include "engine/board/hex/coord.h"

#include <glm/glm.hpp>

namespace hexwright::view {

inline constexpr float level_world = 0.25F;  // 7/16 inch, where a hex is 1 3/4 inch wide.
// Of a view of the whole map: twice the tangent of half of 26 degrees. Eyes on the map see 50 degrees.
inline constexpr float view_height = 0.46174F, standing_view_height = 0.93262F;

struct Camera {
    glm::vec3 target{0, 0, 0};
    float yaw = 0;  // Radians clockwise about z; 0 looks north (up the map).
    // Radians above the horizon, 0.05..1.55; from -0.6 for a person standing on the map.
    float pitch = 0.611F;  // 35 degrees.
    float distance = 27;
    float spread = view_height;  // How much it shows of what is at distance 1, from bottom to top.

    friend bool operator==(const Camera&, const Camera&) = default;
};

glm::vec2 world_of(HexCoord hex);  // The centre of the hex on the table.
// A corner of a hex, 0..5, relative to its centre; side i (NE, E, ...) begins at corner i.
glm::vec2 corner_of(int number);
HexCoord hex_under(glm::vec2 point);  // The hex that contains a point of the table.

glm::mat4 view_projection(const Camera& camera, float aspect);
glm::vec3 eye_of(const Camera& camera);
// How many times 30 degrees clockwise a sign on the map is turned that faces the eye: 0..11.
int turn_to_eye(const Camera& camera);
Camera orbited(Camera camera, float by_yaw, float by_pitch);
// Orbits about any point, which stays in place on the screen. About the eye itself this is looking around (`lowest` may
// then be negative).
Camera orbited_about(Camera camera, glm::vec3 point, float by_yaw, float by_pitch, float lowest = 0.05F);
// The view of a person standing at `eye` and looking towards another point of the map.
Camera standing_at(glm::vec3 eye, glm::vec3 towards);
// Moves the map under a dragging hand, in fractions of the view's height; x to the right, y down.
Camera panned(Camera camera, glm::vec2 by_view);
Camera zoomed(Camera camera, float factor);  // Factors above 1 move nearer.
// Keeps the table's point at `at` (-1..1, y up) in place.
Camera zoomed_to(Camera camera, float factor, float aspect, glm::vec2 at);
// Keeps the direction and makes this box fill the view.
Camera framed(Camera camera, float aspect, glm::vec3 low, glm::vec3 high);

struct Ray {
    glm::vec3 from, direction;
};
Ray ray_at(const Camera& camera, float aspect, glm::vec2 at);  // `at` is in -1..1, y up.

}  // namespace hexwright::view
