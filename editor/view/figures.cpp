#include "editor/view/figures.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {
namespace {

constexpr float label_gap = 0.12F;

float ground_height(const FigureLook& look) { return static_cast<float>(look.top) * level_world / sevenths_per_level; }

// Distance at which a ray enters a round column; infinity if it misses it.
float column_hit(const Ray& ray, glm::vec2 middle, float radius, float low, float high) {
    constexpr float never = std::numeric_limits<float>::infinity();
    const glm::vec2 from = glm::vec2(ray.from) - middle, direction{ray.direction};
    const float a = glm::dot(direction, direction), b = glm::dot(from, direction),
                c = glm::dot(from, from) - radius * radius;
    float enter = 0, leave = never;
    if (a > 1e-12F) {
        const float root = b * b - a * c;
        if (root < 0) return never;
        enter = std::max(0.F, (-b - std::sqrt(root)) / a);
        leave = (-b + std::sqrt(root)) / a;
    } else if (c > 0) {
        return never;
    }
    if (std::abs(ray.direction.z) > 1e-9F) {
        const float one = (low - ray.from.z) / ray.direction.z, two = (high - ray.from.z) / ray.direction.z;
        enter = std::max(enter, std::min(one, two));
        leave = std::min(leave, std::max(one, two));
    } else if (ray.from.z < low || ray.from.z > high) {
        return never;
    }
    return enter <= leave ? enter : never;
}

float figure_distance(const Ray& ray, const FigureLook& look) {
    const float radius = look.card.base == FigureBase::Hive ? 0.5F : 0.36F, low = ground_height(look);
    const float high = low + static_cast<float>(look.card.height) * level_world;
    float nearest = std::numeric_limits<float>::infinity();
    for (const Space space : look.spaces)
        nearest = std::min(nearest, column_hit(ray, world_of(space.at), radius, low, high));
    return nearest;
}

}  // namespace

FigureInstance instance_of(const FigureLook& look) {
    glm::vec2 middle{0};
    for (const Space space : look.spaces) middle += world_of(space.at) / static_cast<float>(look.spaces.size());
    return {look, {middle, ground_height(look)}, static_cast<float>(look.facing)};
}

std::vector<FigureInstance> instances_of(const std::vector<FigureLook>& looks) {
    std::vector<FigureInstance> figures;
    for (const FigureLook& look : looks) figures.push_back(instance_of(look));
    return figures;
}

glm::vec3 above_head(const FigureInstance& figure) {
    const float height = static_cast<float>(figure.look.card.height) * level_world;
    return figure.at + glm::vec3(0, 0, height + label_gap);
}

std::optional<FigureId> figure_hit(const Ray& ray, const std::vector<FigureLook>& looks, float within) {
    std::optional<FigureId> hit;
    for (const FigureLook& look : looks)
        if (const float distance = figure_distance(ray, look); distance < within) hit = look.figure, within = distance;
    return hit;
}

}  // namespace hexwright::view
