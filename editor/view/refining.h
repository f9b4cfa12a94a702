// How a picture at rest becomes better: it is drawn several times, each time a little beside itself and under a sun
// that stands a little elsewhere, and the mean of all is shown. Edges get smooth, shadows soft.
#pragma once
#include "editor/view/room.h"

#include <glm/glm.hpp>

namespace hexwright::view {

struct Pass {
    glm::vec2 pixel{0};  // Where in its pixel the picture is taken, -0.5..0.5.
    glm::vec2 sun{0};    // Where on the sun's disc its light comes from: within the unit circle.
};
Pass pass_of(int number);  // From 0, which has both in the middle. The passes before any one are spread evenly.

}  // namespace hexwright::view
