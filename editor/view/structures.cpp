// Castles, ruins and walls.
#include "editor/view/site.h"

#include <algorithm>
#include <cmath>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

constexpr float castle_thickness = 0.66F;
const Paint wood = paint_of(0x7A5230, 0.08F), iron = paint_of(0x3C3E42, 0.5F);

struct Edge {  // One side of a hex in world coordinates.
    glm::vec2 begin, end, inward;
    float low, high;

    glm::vec2 at(float part) const { return begin + (end - begin) * part; }
    glm::vec2 middle() const { return at(0.5F); }
};

Edge edge_of(const Barrier& barrier) {
    const int side = static_cast<int>(barrier.side);
    const glm::vec2 centre = world_of(barrier.hex);
    return {centre + corner_of(side), centre + corner_of(side + 1), -(corner_of(side) + corner_of(side + 1)),
            static_cast<float>(barrier.from) * level_world, static_cast<float>(barrier.to) * level_world};
}

std::vector<Edge> edges_of(const ModelSite& site) {
    std::vector<Edge> edges;
    for (const Barrier& barrier : barriers_of(site.piece, site.catalogue)) edges.push_back(edge_of(barrier));
    return edges;
}

// Courses of stone, each slightly offset, so that a wall reads as masonry.
void masonry(ModelSite& site, glm::vec2 from, glm::vec2 to, float thick, float low, float high, float course) {
    const int count = std::max(1, static_cast<int>(std::lround((high - low) / course)));
    const float step = (high - low) / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float bottom = low + step * static_cast<float>(i);
        const bool proud = i % 2 == 0;
        wall_along(site.mesh, from, to, proud ? thick : thick - 0.035F, bottom, bottom + step,
                   shaded(site.paint, proud ? 1.F : 0.9F));
    }
}

// The middle of a side of the hex, counted before the piece is turned.
glm::vec2 rim(const ModelSite& site, int side) {
    const int turned_side = (side + site.piece.turn) % 6;
    return site.middle + (corner_of(turned_side) + corner_of(turned_side + 1)) * 0.5F;
}

void arm(ModelSite& site, int side) {
    const glm::vec2 from = site.middle, to = rim(site, side);
    masonry(site, from, to, castle_thickness, site.floor, site.top - level_world, level_world);
    // The ledge under the wall-walk.
    wall_along(site.mesh, from, to, castle_thickness + 0.1F, site.top - level_world, site.top, site.paint);
    wall_along(site.mesh, from, to, castle_thickness + 0.08F, site.floor, site.floor + level_world * 0.8F,
               shaded(site.paint, 0.84F));
}

void round_core(ModelSite& site) {
    constexpr float turn = glm::pi<float>() / 6;
    const float radius = castle_thickness / 1.72F;
    round_body(site.mesh,
               {.low = site.ground(site.middle),
                .low_radius = radius,
                .high_radius = radius,
                .height = site.height() - level_world,
                .sides = 6,
                .turn = turn},
               site.paint);
    round_body(site.mesh,
               {.low = {site.middle, site.top - level_world},
                .low_radius = radius + 0.06F,
                .high_radius = radius + 0.06F,
                .height = level_world,
                .sides = 6,
                .turn = turn},
               site.paint);
}

void arch_over(ModelSite& site, glm::vec2 from, glm::vec2 to, float low, float high) {
    const float rise = high - low;
    for (int i = 0; i < 4; ++i) {  // Steps of stone that close towards the middle.
        const float part = 0.5F * (1 - std::sqrt(1 - static_cast<float>(i + 1) / 4.4F)) * 0.8F,
                    bottom = low + rise * static_cast<float>(i) / 4;
        const float next = bottom + rise / 4;
        wall_along(site.mesh, from, from + (to - from) * part, castle_thickness, bottom, next,
                   shaded(site.paint, 0.92F));
        wall_along(site.mesh, to, to + (from - to) * part, castle_thickness, bottom, next, shaded(site.paint, 0.92F));
    }
}

void door_leaf(ModelSite& site, glm::vec2 from, glm::vec2 to, float high) {
    constexpr int planks = 7;
    for (int i = 0; i < planks; ++i) {
        const auto at = [&](int number) { return from + (to - from) * (static_cast<float>(number) / planks); };
        wall_along(site.mesh, at(i), at(i + 1), i % 2 == 0 ? 0.2F : 0.17F, site.floor, high,
                   shaded(wood, 0.85F + 0.3F * site.roll(i)));
    }
    for (const float part : {0.25F, 0.7F}) {
        const float z = site.floor + (high - site.floor) * part;
        wall_along(site.mesh, from, to, 0.23F, z, z + 0.09F, iron);
    }
}

// A stretch of broken wall along an edge: piers with an arched window between them, its top broken off at slants.
void broken_wall(ModelSite& site, const Edge& edge, float thick, int salt, float opening = 0.4F, float decay = 0.55F) {
    const float height = edge.high - edge.low;
    // At least one pier keeps its height.
    const bool whole = site.roll(salt) >= decay, first_whole = site.roll(salt + 1) < 0.5F;
    const float top = decay > 0 ? 0.88F : 1.F;
    const auto shoulder = [&](int number) { return decay > 0 ? 0.82F + 0.16F * site.roll(salt + number) : 1.F; };
    const auto reach = [&](bool first) {
        return whole || first == first_whole ? 1.F : 0.55F + 0.3F * site.roll(salt + 2);
    };
    const auto z = [&](float part) { return edge.low + height * part; };
    const auto pier = [&](float from, float to, float high, float shade) {
        wall_along(site.mesh, edge.at(from), edge.at(to), thick, edge.low, z(high), shaded(site.paint, shade));
    };
    // Extends past the ends, so that bends have no gap.
    const float left = 0.5F - opening / 2, right = 0.5F + opening / 2, corner = 0.035F;
    pier(-corner, left - 0.12F, reach(true), 0.97F);
    pier(left - 0.12F, left, reach(true) * shoulder(3), 0.92F);
    pier(left, right, 0.3F, 0.88F);  // The sill.
    pier(right, right + 0.12F, reach(false) * shoulder(4), 0.92F);
    pier(right + 0.12F, 1 + corner, reach(false), 0.97F);
    wall_along(site.mesh, edge.at(left - 0.03F), edge.at(right + 0.03F), thick + 0.04F, z(0.3F), z(0.34F),
               shaded(site.paint, 1.06F));
    if (whole) {
        wall_along(site.mesh, edge.at(left), edge.at(right), thick, z(0.76F), z(top), shaded(site.paint, 0.95F));
        for (const auto& [from, to] :
             {std::pair(left, left + opening * 0.3F), std::pair(right - opening * 0.3F, right)})
            wall_along(site.mesh, edge.at(from), edge.at(to), thick, z(0.66F), z(0.76F), shaded(site.paint, 0.95F));
    }
    wall_along(site.mesh, edge.begin, edge.end, thick + 0.06F, edge.low, edge.low + 0.1F, shaded(site.paint, 0.8F));
}

bool has_hex(const ModelSite& site, glm::vec2 centre) {
    return std::ranges::any_of(site.hexes, [&](glm::vec2 hex) { return glm::distance(hex, centre) < 0.1F; });
}

}  // namespace

void build_castle_wall(ModelSite& site) {
    constexpr int east = static_cast<int>(Direction::E), west = static_cast<int>(Direction::W),
                  south_west = static_cast<int>(Direction::SW);
    round_core(site);
    arm(site, east);
    if (site.type.id.find("end") != std::string::npos) return;
    arm(site, site.type.id.find("corner") != std::string::npos ? south_west : west);
}

void build_castle_door(ModelSite& site) {
    const glm::vec2 first = site.hexes.front(), last = site.hexes.back();
    const glm::vec2 way = glm::normalize(last - first), from = first - way * 0.5F, to = last + way * 0.5F;
    const glm::vec2 left = first + way * 0.5F, right = last - way * 0.5F;
    const float lintel = site.floor + site.height() * 0.8F;
    for (const auto& [a, b] : {std::pair(from, left), std::pair(right, to)})
        masonry(site, a, b, castle_thickness, site.floor, lintel, level_world);
    arch_over(site, left, right, site.floor + site.height() * 0.5F, lintel);
    wall_along(site.mesh, from, to, castle_thickness, lintel, site.top - level_world, site.paint);
    wall_along(site.mesh, from, to, castle_thickness + 0.1F, site.top - level_world, site.top, site.paint);
    if (site.type.solid.empty()) door_leaf(site, left, right, lintel);  // Without a door the passage is left open.
}

void build_battlement(ModelSite& site) {
    constexpr float thick = 0.13F;
    for (Edge edge : edges_of(site)) {
        edge.begin += edge.inward * (thick / 2);
        edge.end += edge.inward * (thick / 2);
        const float height = edge.high - edge.low, walk = edge.low + height * 0.5F;
        wall_along(site.mesh, edge.begin, edge.end, thick, edge.low, walk, shaded(site.paint, 0.92F));
        for (const float part : {0.02F, 0.38F, 0.74F})
            wall_along(site.mesh, edge.at(part), edge.at(part + 0.24F), thick + 0.02F, walk, edge.high, site.paint);
    }
}

void build_ladder(ModelSite& site) {
    for (const Edge& edge : edges_of(site)) {
        const glm::vec2 off = edge.inward * 0.05F;
        const glm::vec2 left = edge.at(0.28F) + off, right = edge.at(0.72F) + off;
        for (const glm::vec2 rail : {left, right}) bar(site.mesh, {rail, edge.low}, {rail, edge.high}, 0.05F, wood);
        constexpr int rungs = 4;
        for (int i = 0; i < rungs; ++i) {
            const float z = edge.low + (edge.high - edge.low) * (static_cast<float>(i) + 0.5F) / rungs;
            bar(site.mesh, {left, z}, {right, z}, 0.035F, shaded(wood, 1.25F));
        }
    }
}

void build_flag(ModelSite& site) {
    for (const Edge& edge : edges_of(site)) {
        const glm::vec3 foot{edge.middle() + edge.inward * 0.07F, edge.low};
        const float pole = 5 * level_world;  // It fills no slot; a shorter pole would look like a peg.
        round_body(site.mesh, {.low = foot, .low_radius = 0.1F, .high_radius = 0.05F, .height = 0.1F, .sides = 8},
                   site.paint);
        bar(site.mesh, foot, foot + glm::vec3(0, 0, pole), 0.04F, wood);
        const glm::vec2 fly = glm::normalize(edge.end - edge.begin);
        const glm::vec3 high = foot + glm::vec3(0, 0, pole - 0.03F), low = high - glm::vec3(0, 0, 0.4F);
        const glm::vec3 tip = glm::vec3(glm::vec2(foot) + fly * 0.5F, high.z - 0.2F);
        const Paint cloth = paint_of(0xB5342B, 0.05F);
        triangle(site.mesh, {high}, {low, 0.85F}, {tip}, cloth);
        triangle(site.mesh, {low, 0.85F}, {high}, {tip}, shaded(cloth, 0.9F));
    }
}

void build_ruin(ModelSite& site) {
    int number = 0;
    for (const Edge& edge : edges_of(site)) broken_wall(site, edge, 0.13F, ++number);
}

// Brick walls on the outer sides to the north and west, and an upper floor over the back row. The broken one has jagged
// walls and rubble.
void build_warehouse(ModelSite& site) {
    const bool broken = site.type.id.ends_with("broken");
    int number = 0;
    for (const glm::vec2 hex : site.hexes)
        for (const int side : {0, 4, 5}) {
            const int turned_side = (side + site.piece.turn) % 6;
            const glm::vec2 a = corner_of(turned_side), b = corner_of(turned_side + 1);
            if (has_hex(site, hex + a + b)) continue;
            const glm::vec2 in = (a + b) * -0.07F;
            const float high =
                broken && number > 0 ? site.floor + site.height() * (0.3F + 0.4F * site.roll(number)) : site.top;
            broken_wall(site, {hex + a + in, hex + b + in, -(a + b), site.floor, high}, 0.13F, ++number, 0.26F,
                        broken ? 0.7F : 0.F);
        }
    for (std::size_t i = 0; i < site.hexes.size(); ++i) {
        const glm::vec2 hex = site.hexes[i];
        if (!broken && i < 2)
            round_body(site.mesh,
                       {.low = {hex, site.top - 0.1F},
                        .low_radius = 0.52F,
                        .high_radius = 0.52F,
                        .height = 0.1F,
                        .sides = 6,
                        .turn = glm::pi<float>() / 6},
                       shaded(site.paint, 1.06F));
        else if (broken || i > 3)
            round_body(site.mesh,
                       {.low = site.ground(hex),
                        .low_radius = 0.34F,
                        .high_radius = 0.12F,
                        .height = 0.12F + 0.2F * site.roll(50 + static_cast<int>(i)),
                        .sides = 5},
                       shaded(site.paint, 0.9F));
    }
}

void build_stone_wall(ModelSite& site) {
    constexpr float thick = 0.14F;
    int number = 0;
    for (const Edge& edge : edges_of(site)) {
        masonry(site, edge.begin, edge.end, thick, edge.low, edge.high - 0.09F, 0.165F);
        wall_along(site.mesh, edge.begin, edge.end, thick + 0.06F, edge.high - 0.09F, edge.high,
                   shaded(site.paint, 1.08F));
        if (++number % 2 == 1)
            wall_along(site.mesh, edge.at(0.02F), edge.at(0.2F), thick + 0.09F, edge.low, edge.high,
                       shaded(site.paint, 0.95F));
    }
}

void build_pillar(ModelSite& site) {
    const float height = site.height();
    const struct {
        float from, to, low, high, shade;
    } drums[] = {{0, 0.08F, 0.5F, 0.46F, 0.85F},
                 {0.08F, 0.82F, 0.34F, 0.28F, 1},
                 {0.82F, 0.9F, 0.3F, 0.42F, 0.95F},
                 {0.9F, 0.95F, 0.42F, 0.42F, 1.05F},
                 {0.95F, 1, 0.24F, 0.1F, 0.9F}};
    for (const auto& drum : drums)
        round_body(site.mesh,
                   {.low = {site.middle, site.floor + height * drum.from},
                    .low_radius = drum.low,
                    .high_radius = drum.high,
                    .height = height * (drum.to - drum.from),
                    .sides = 8},
                   shaded(site.paint, drum.shade));
    const Paint vine = paint_of(0x4E8B57, 0.1F);
    for (int i = 0; i < 12; ++i) {  // A vine climbs around it.
        const float angle = static_cast<float>(i) * 0.7F, part = 0.08F + 0.06F * static_cast<float>(i);
        round_body(site.mesh,
                   {.low = {site.middle + glm::vec2(std::cos(angle), std::sin(angle)) * (0.34F - 0.06F * part),
                            site.floor + height * part},
                    .low_radius = 0.07F,
                    .high_radius = 0.03F,
                    .height = height * 0.08F,
                    .sides = 5},
                   vine);
    }
}

void build_laur_wall(ModelSite& site) {
    if (site.piece.at == site.piece.to) return;  // A ghost that has only its first end so far.
    const glm::vec2 begin = world_of(site.piece.at), end = world_of(site.piece.to), way = glm::normalize(end - begin);
    const glm::vec2 from = begin + way * 0.3F, to = end - way * 0.3F;
    const float height = site.height();
    const auto z = [&](float part) { return site.floor + height * part; };
    wall_along(site.mesh, from, to, 0.24F, z(0), z(0.45F), site.paint);
    wall_along(site.mesh, from, to, 0.3F, z(0.45F), z(0.5F), shaded(site.paint, 1.1F));
    const int posts = std::max(2, static_cast<int>(glm::distance(from, to) / 0.2F));
    for (int i = 0; i <= posts; ++i) {
        const glm::vec2 at = from + (to - from) * (static_cast<float>(i) / static_cast<float>(posts));
        bar(site.mesh, {at, z(0.5F)}, {at, z(0.88F)}, 0.07F, shaded(site.paint, 0.9F));
    }
    wall_along(site.mesh, from, to, 0.28F, z(0.88F), z(1), shaded(site.paint, 1.05F));
}

void build_laur_ruin(ModelSite& site) {
    for (const Edge& edge : edges_of(site)) {
        const glm::vec2 out = edge.middle(), from = site.middle + (out - site.middle) * 0.5F;
        constexpr int steps = 3;
        for (int i = 0; i < steps; ++i) {
            const auto at = [&](int number) { return from + (out - from) * (static_cast<float>(number) / steps); };
            const float reach = 1 - 0.3F * static_cast<float>(i) - 0.08F * site.roll(i);
            wall_along(site.mesh, at(i), at(i + 1), 0.24F, edge.low, edge.low + (edge.high - edge.low) * reach,
                       shaded(site.paint, 0.9F + 0.1F * site.roll(i + 9)));
        }
    }
}

}  // namespace hexwright::view
