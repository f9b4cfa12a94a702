// Trees, brush, ice, rock and the hive.
#include "editor/view/site.h"

#include <cmath>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

constexpr float whole_turn = glm::two_pi<float>();

glm::vec2 towards(float angle) { return {std::cos(angle), std::sin(angle)}; }

const Paint bark = paint_of(0x6B4A32, 0.05F);
const Paint snow = paint_of(0xF4F7FA, 0.3F);

// One whorl of branches: a drooping skirt and a cone over it.
void whorl(ModelSite& site, glm::vec2 at, float from, float to, float radius, float turn, const Paint& paint) {
    const float rim = from + (to - from) * 0.14F;
    round_body(site.mesh,
               {.low = {at, from},
                .low_radius = radius * 0.55F,
                .high_radius = radius,
                .height = rim - from,
                .sides = 9,
                .turn = turn},
               shaded(paint, 0.62F));
    round_body(site.mesh,
               {.low = {at, rim}, .low_radius = radius, .high_radius = 0, .height = to - rim, .sides = 9, .turn = turn},
               paint);
}

void conifer(ModelSite& site, bool snowy) {
    const float height = site.height(), wide = site.hexes.size() > 1 ? 0.98F : 0.47F;
    round_body(site.mesh,
               {.low = site.ground(site.middle),
                .low_radius = wide * 0.26F,
                .high_radius = wide * 0.16F,
                .height = height * 0.3F,
                .sides = 7},
               bark);
    constexpr int whorls = 5;
    for (int i = 0; i < whorls; ++i) {
        const float part = static_cast<float>(i) / whorls;
        const float from = site.floor + height * (0.12F + 0.72F * part);
        const float to = i + 1 == whorls ? site.top : from + height * 0.34F;
        const float radius = wide * (1 - 0.74F * part);
        const float turn = whole_turn * site.roll(i);
        const Paint green = shaded(site.paint, 0.86F + 0.07F * static_cast<float>(i));
        whorl(site, site.middle, from, to, radius, turn, green);
        if (!snowy) continue;
        const float rim = from + (to - from) * 0.4F;  // Snow lies on the upper half of each whorl.
        round_body(site.mesh,
                   {.low = {site.middle, rim},
                    .low_radius = radius * 0.74F,
                    .high_radius = 0,
                    .height = to - rim + 0.004F,
                    .sides = 9,
                    .turn = turn},
                   snow);
    }
}

// A leaf with a ridge from stem to tip, bending at `bend`; visible from both sides.
void leaf(Mesh& mesh, glm::vec3 stem, glm::vec3 bend, glm::vec3 tip, float wide, const Paint& paint) {
    const glm::vec2 direction = glm::normalize(glm::vec2(tip - stem));
    const glm::vec3 aside = glm::vec3(-direction.y, direction.x, 0) * (wide / 2), droop{0, 0, -wide * 0.35F};
    for (const float hand : {1.F, -1.F}) {
        const Point3 edge{bend + aside * hand + droop, 0.8F};
        const Point3 faces[][3] = {{{stem}, {bend}, edge}, {{bend}, {tip}, edge}};
        for (const auto& face : faces) {
            triangle(mesh, face[0], face[1], face[2], paint);
            triangle(mesh, face[0], face[2], face[1], shaded(paint, 0.8F));
        }
    }
}

// A leaning prism with a slanting tip.
void shard(Mesh& mesh, glm::vec3 at, float radius, float height, glm::vec2 lean, float turn, int sides, float blunt,
           const Paint& paint) {
    const float shoulder = height * 0.72F;
    round_body(mesh,
               {.low = at,
                .low_radius = radius,
                .high_radius = radius * 0.74F,
                .height = shoulder,
                .sides = sides,
                .turn = turn,
                .lean = lean * 0.7F},
               shaded(paint, 0.88F));
    round_body(mesh,
               {.low = at + glm::vec3(lean * 0.7F, shoulder),
                .low_radius = radius * 0.74F,
                .high_radius = radius * blunt,
                .height = height - shoulder,
                .sides = sides,
                .turn = turn,
                .lean = lean * 0.3F + towards(turn) * radius * 0.25F},
               paint);
}

struct ShardStyle {
    int sides;
    float blunt;  // Width of the top, as a fraction of the radius.
    float stump;  // Height of the mass that joins the shards, as a fraction of the height.
};

void shards(ModelSite& site, const ShardStyle& style) {
    const float height = site.height();
    int number = 0;
    for (const glm::vec2 hex : site.hexes) {
        const bool one = site.hexes.size() == 1;
        const glm::vec2 inward = one ? glm::vec2(0) : (site.middle - hex) * 0.12F;
        round_body(site.mesh,
                   {.low = site.ground(hex),
                    .low_radius = 0.5F,
                    .high_radius = 0.36F,
                    .height = height * style.stump,
                    .sides = 7,
                    .turn = site.roll(number)},
                   shaded(site.paint, 0.84F));
        const float tall = number == 0 ? 1.F : 0.6F + 0.32F * site.roll(number + 20);
        shard(site.mesh, site.ground(hex + inward), 0.3F, height * tall,
              inward + towards(whole_turn * site.roll(number + 40)) * 0.05F, whole_turn * site.roll(number + 10),
              style.sides, style.blunt, site.paint);
        for (int i = 0; i < 3; ++i) {
            const float angle = whole_turn * (static_cast<float>(i) / 3 + 0.3F * site.roll(number + 50 + i));
            shard(site.mesh, site.ground(hex + towards(angle) * 0.27F), 0.15F,
                  height * (0.26F + 0.26F * site.roll(number + 60 + i)), towards(angle) * 0.05F, angle, style.sides,
                  style.blunt, shaded(site.paint, 0.93F));
        }
        ++number;
    }
}

// A tower that swells and narrows as if grown.
void grown_tower(ModelSite& site, glm::vec2 at, float radius, float height, int rings) {
    const auto girth = [&](int ring) {
        const float part = static_cast<float>(ring) / static_cast<float>(rings);
        return radius * (1.05F - 0.72F * part) * (ring % 2 == 0 ? 0.86F : 1.06F);
    };
    const float step = height / static_cast<float>(rings);
    for (int ring = 0; ring < rings; ++ring)
        round_body(site.mesh,
                   {.low = {at, site.floor + step * static_cast<float>(ring)},
                    .low_radius = girth(ring),
                    .high_radius = ring + 1 == rings ? 0.F : girth(ring + 1),
                    .height = step,
                    .sides = 10},
                   shaded(site.paint, ring % 2 == 0 ? 0.82F : 1.F));
}

}  // namespace

void build_conifer(ModelSite& site) { conifer(site, false); }
void build_snowy_conifer(ModelSite& site) { conifer(site, true); }

void build_palm(ModelSite& site) {
    const float height = site.height() * 0.9F;
    const glm::vec2 lean = towards(whole_turn * site.roll(1)) * 0.14F;
    constexpr int joints = 6;
    glm::vec2 at = site.middle - lean * 0.4F;
    for (int i = 0; i < joints; ++i) {
        const float low = site.floor + height * static_cast<float>(i) / joints;
        const glm::vec2 bend = lean * (0.1F + 0.3F * static_cast<float>(i) / joints);
        round_body(site.mesh,
                   {.low = {at, low},
                    .low_radius = 0.085F,
                    .high_radius = 0.07F,
                    .height = height / joints,
                    .sides = 7,
                    .lean = bend},
                   shaded(bark, 1.1F + 0.1F * static_cast<float>(i % 2)));
        at += bend;
    }
    const glm::vec3 crown{at, site.floor + height};
    constexpr int fronds = 9;
    for (int i = 0; i < fronds; ++i) {
        const glm::vec2 direction = towards(whole_turn * (static_cast<float>(i) + 0.3F * site.roll(i + 5)) / fronds);
        const float rise = site.top - crown.z, drop = 0.25F + 0.3F * site.roll(i + 30);
        leaf(site.mesh, crown, crown + glm::vec3(direction * 0.26F, rise * (0.5F + 0.45F * site.roll(i + 60))),
             crown + glm::vec3(direction * 0.5F, -drop), 0.2F, shaded(site.paint, 0.9F + 0.25F * site.roll(i + 90)));
    }
}

void build_brush(ModelSite& site) {
    constexpr int leaves = 22;
    for (int i = 0; i < leaves; ++i) {
        const glm::vec2 direction = towards(whole_turn * (static_cast<float>(i) * 0.382F + 0.1F * site.roll(i)));
        const float inner = static_cast<float>(i) / leaves;  // Later leaves are more upright and taller.
        const float tall = site.height() * (0.35F + 0.65F * inner), reach = 0.5F - 0.34F * inner;
        const glm::vec3 stem = site.ground(site.middle + direction * 0.06F);
        leaf(site.mesh, stem, stem + glm::vec3(direction * reach * 0.55F, tall * 0.8F),
             stem + glm::vec3(direction * reach, i + 1 == leaves ? tall : tall * (0.82F + 0.14F * site.roll(i + 40))),
             0.24F, shaded(site.paint, 0.75F + 0.45F * site.roll(i + 80)));
    }
}

void build_crystals(ModelSite& site) { shards(site, {6, 0.F, 0.1F}); }
void build_rocks(ModelSite& site) { shards(site, {5, 0.42F, 0.16F}); }

void build_hive(ModelSite& site) {
    grown_tower(site, site.middle, 0.62F, site.height(), 9);
    const Paint mouth = paint_of(0x2A1B30, 0.4F);
    int number = 0;
    for (const glm::vec2 hex : site.hexes) {
        grown_tower(site, hex + (site.middle - hex) * 0.1F, 0.4F, site.height() * (0.3F + 0.3F * site.roll(number)), 5);
        const glm::vec2 direction = glm::normalize(hex - site.middle + glm::vec2(0.01F));
        const glm::vec3 root = site.ground(site.middle + direction * 0.5F);
        round_body(site.mesh,
                   {.low = root + glm::vec3(0, 0, site.height() * (0.2F + 0.05F * static_cast<float>(number))),
                    .low_radius = 0.05F,
                    .high_radius = 0.13F,
                    .height = 0.2F,
                    .sides = 8,
                    .lean = direction * 0.1F},
                   mouth);
        ++number;
    }
}

void build_block(ModelSite& site) {
    for (const glm::vec2 hex : site.hexes)
        round_body(site.mesh,
                   {.low = site.ground(hex),
                    .low_radius = 0.54F,
                    .high_radius = 0.44F,
                    .height = site.height(),
                    .sides = 6,
                    .turn = whole_turn / 12},
                   site.paint);
}

}  // namespace hexwright::view
