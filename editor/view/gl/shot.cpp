#include "editor/view/gl/shot.h"

#include "editor/view/gl/shaders.h"

#include <algorithm>

#include <glm/gtc/matrix_transform.hpp>

namespace hexwright::gl {
namespace {

constexpr ViewColours light_colours{
    {0.845F, 0.865F, 0.845F},
    {0.93F, 0.95F, 0.96F},
    {1.24F, 1.08F, 0.84F},
    {0.33F, 0.39F, 0.50F},
    {0.20F, 0.17F, 0.14F},
    1.6F,
    {glm::vec3(0.285F, 0.165F, 0.085F), {0.055F, 0.125F, 0.085F}, {0.30F, 0.295F, 0.285F}}};
constexpr ViewColours dark_colours{
    {0.075F, 0.085F, 0.09F},
    {0.135F, 0.15F, 0.16F},
    {0.98F, 0.82F, 0.60F},
    {0.20F, 0.25F, 0.36F},
    {0.12F, 0.10F, 0.09F},
    2.2F,
    {glm::vec3(0.105F, 0.058F, 0.030F), {0.028F, 0.060F, 0.042F}, {0.075F, 0.078F, 0.082F}}};

constexpr float sun_radius = 0.045F;  // Of its disc, at distance 1.

}  // namespace

const glm::vec3 sun_way = glm::normalize(glm::vec3(-0.62F, -0.30F, 0.78F));

const ViewColours& colours_of(const Wanted& wanted) { return wanted.dark ? dark_colours : light_colours; }

glm::vec3 sun_way_of(const Pass& pass) {
    const glm::vec3 aside = glm::normalize(glm::cross(sun_way, glm::vec3(0, 0, 1))), up = glm::cross(aside, sun_way);
    return glm::normalize(sun_way + (aside * pass.sun.x + up * pass.sun.y) * sun_radius);
}

glm::mat4 shadow_matrix(glm::vec3 low, glm::vec3 high, glm::vec3 direction) {
    const glm::vec3 middle = (low + high) * 0.5F;
    const float radius = std::max(1.F, glm::length(high - low) * 0.5F) + 0.5F;
    const glm::mat4 view = glm::lookAt(middle + direction * (radius * 2), middle, glm::vec3(0, 0, 1));
    return glm::ortho(-radius, radius, -radius, radius, radius * 0.5F, radius * 3.5F) * view;
}

glm::mat4 sun_on_figures(const std::vector<FigureInstance>& figures, glm::vec3 direction) {
    constexpr float about = 1.2F;  // See cover_of().
    glm::vec3 low(1e9F), high(-1e9F);
    for (const FigureInstance& figure : figures) {
        const float height = static_cast<float>(figure.look.card.height) * level_world;
        low = glm::min(low, figure.at - glm::vec3(about, about, 0));
        high = glm::max(high, figure.at + glm::vec3(about, about, height));
    }
    return shadow_matrix(low, high, direction);
}

glm::mat4 to_texture(const glm::mat4& matrix) {
    return glm::scale(glm::translate(glm::mat4(1), glm::vec3(0.5F)), glm::vec3(0.5F)) * matrix;
}

glm::mat4 view_of(const Wanted& wanted) {
    return view_projection(wanted.camera, static_cast<float>(wanted.width) / static_cast<float>(wanted.height));
}

glm::mat4 view_of(const Wanted& wanted, const Pass& pass) {
    const glm::vec2 by = pass.pixel * 2.F / glm::vec2(wanted.width, wanted.height);
    return glm::translate(glm::mat4(1), glm::vec3(by, 0)) * view_of(wanted);
}

Region pixels_of_part(const ViewPart& part, const Wanted& wanted) {
    constexpr int smooth = 2;  // Smoothed edges reach a little farther.
    const glm::vec2 size{wanted.width, wanted.height};
    const glm::vec2 low = (glm::clamp(part.low, -1.F, 1.F) * 0.5F + 0.5F) * size,
                    high = (glm::clamp(part.high, -1.F, 1.F) * 0.5F + 0.5F) * size;
    return {std::max(0, static_cast<int>(low.x) - smooth), std::max(0, static_cast<int>(low.y) - smooth),
            std::min(wanted.width, static_cast<int>(high.x) + 1 + smooth),
            std::min(wanted.height, static_cast<int>(high.y) + 1 + smooth)};
}

glm::mat4 part_of_view(const Wanted& wanted, const Region& region) {
    const glm::vec2 size{wanted.width, wanted.height};
    const glm::vec2 low = glm::vec2(region.left, region.bottom) / size * 2.F - 1.F,
                    high = glm::vec2(region.right, region.top) / size * 2.F - 1.F;
    const glm::mat4 stretched = glm::scale(glm::mat4(1), glm::vec3(2.F / (high - low), 1));
    return glm::translate(stretched, glm::vec3(-(low + high) * 0.5F, 0));
}

Mesh table_around(glm::vec3 low, glm::vec3 high) {
    const float reach = high.z + 3;  // The sun stands at more than 45 degrees, and no figure is higher than 3.
    low -= glm::vec3(reach, reach, 0), high += glm::vec3(reach, reach, 0);
    const auto corner = [](float x, float y) { return Point3{{x, y, shaders::table_height}}; };
    Mesh mesh;
    quad(mesh, corner(low.x, low.y), corner(high.x, low.y), corner(high.x, high.y), corner(low.x, high.y), Paint{});
    return mesh;
}

}  // namespace hexwright::gl
