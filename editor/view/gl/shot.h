// What a picture of the map depends on, and the colours and matrices with which it is taken. Draws nothing.
#pragma once
#include "editor/view/figure_parts.h"
#include "editor/view/gl/objects.h"
#include "editor/view/gl/room.h"
#include "editor/view/refining.h"
#include "editor/view/scene_look.h"
#include "editor/view/shapes.h"

#include <array>
#include <vector>

#include <glm/glm.hpp>

namespace hexwright::gl {

struct Wanted {  // Everything that a picture of the map depends on.
    unsigned long long number = 0;
    Camera camera;
    bool dark = false;
    TableTop table = TableTop::Wood;
    int width = 0, height = 0;
    friend bool operator==(const Wanted&, const Wanted&) = default;
};

struct Light {  // A shadow map and how it was taken.
    const GlShadow* shadow = nullptr;
    glm::mat4 from_world{1};
};

struct Shot {  // How the map is taken once.
    const Wanted& wanted;
    glm::mat4 view;
    Light light;
    bool fine = false;
};

struct ViewColours {      // Calm, a little lighter where the table is.
    glm::vec3 low, high;  // Of the backdrop, as shown.
    glm::vec3 sun, sky, ground;
    float glowing;
    std::array<glm::vec3, 3> tables;  // By TableTop, in linear light.
};
const ViewColours& colours_of(const Wanted& wanted);

extern const glm::vec3 sun_way;          // Towards the sun: west-north-west, high.
glm::vec3 sun_way_of(const Pass& pass);  // From another part of its disc.

// From world coordinates to those of the shadow map, 0..1, for a map within this box.
glm::mat4 shadow_matrix(glm::vec3 low, glm::vec3 high, glm::vec3 direction);
// From the sun, all of these figures and no more.
glm::mat4 sun_on_figures(const std::vector<FigureInstance>& figures, glm::vec3 direction);
glm::mat4 to_texture(const glm::mat4& matrix);

glm::mat4 view_of(const Wanted& wanted);
// Moves the picture by parts of a pixel.
glm::mat4 view_of(const Wanted& wanted, const Pass& pass);
Region pixels_of_part(const ViewPart& part, const Wanted& wanted);
// Stretches this region of the view to the whole of it.
glm::mat4 part_of_view(const Wanted& wanted, const Region& region);

// The part of the table that figures of this map may cast shadows on.
Mesh table_around(glm::vec3 low, glm::vec3 high);

}  // namespace hexwright::gl
