#include "editor/view/figure_bodies.h"

#include "editor/view/solids.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <vector>

namespace hexwright::view {
namespace {

// Opacity is the share of the player's colour.
Paint stuff(unsigned rgb, float player, float gloss = 0.12F) {
    Paint paint = paint_of(rgb, gloss);
    paint.opacity = player;
    return paint;
}
const Paint cloth = stuff(0xE9E2D3, 0.82F), cape = stuff(0x2C2A2E, 0.72F), leather = stuff(0x4A3F38, 0.12F);
const Paint skin = stuff(0xDDB892, 0), steel = stuff(0xC3CAD1, 0.05F, 0.6F), gunmetal = stuff(0x4C525A, 0.08F, 0.4F);
const Paint haft = stuff(0x7C5C3B, 0), fur = stuff(0x9C8467, 0.12F), hide = stuff(0x8E7F6C, 0.3F),
            bone = stuff(0xEDE6D6, 0);
const Paint marro = stuff(0x93A85C, 0.1F), plume = stuff(0xF7F3EA, 0.06F), gold = stuff(0xE2B64A, 0, 0.6F);
const Paint scales = stuff(0x6A4A42, 0.6F, 0.35F), membrane = stuff(0xCDB79A, 0.5F), glow = stuff(0xF5D66B, 0, 0.7F);

// Builds fine bodies, or plain ones with half the triangles for figures that are small on the screen.
class Sculptor {
public:
    Sculptor(bool a_hero, bool is_fine) : hero(a_hero), fine(is_fine) {}

    const bool hero, fine;
    Mesh mesh;

    // Plain tubes have four sides, or three where there were less than six, and keep only their ends and widest ring;
    // those of seven sides keep all rings. Slim ones begin within another part or on the base, so they are open there.
    void along(std::initializer_list<TubeRing> rings, int sides, const Paint& paint) {
        if (fine) return tube(mesh, std::vector<TubeRing>(rings), sides, paint);
        std::vector<TubeRing> kept = sides > 6 ? std::vector<TubeRing>(rings) : telling_rings(rings);
        for (TubeRing& ring : kept) ring.wide *= 1.15F, ring.deep *= 1.15F;  // Corners cut more off.
        tube(mesh, kept, sides > 5 ? 4 : 3, paint, sides > 5 ? TubeFoot::Closed : TubeFoot::Open);
    }
    void rod(glm::vec3 from, glm::vec3 to, float thick, const Paint& paint) {
        if (fine) return bar(mesh, from, to, thick, paint);
        const float half = thick * 0.7F;
        tube(mesh, std::vector<TubeRing>{{from, half, half}, {to, half, half}}, 3, paint);
    }
    void flat(std::initializer_list<glm::vec3> outline, float thick, const Paint& paint) {
        plate(mesh, std::vector<glm::vec3>(outline), fine ? thick : 0, paint);
    }
    void block(glm::vec3 low, glm::vec3 high, const Paint& paint) { box(mesh, low, high, paint); }

    // Both sides of the body: `build` gets -1 and 1 to multiply y with.
    template <class Build>
    void twice(Build&& build) {
        build(-1.F), build(1.F);
    }

private:
    static std::vector<TubeRing> telling_rings(std::initializer_list<TubeRing> rings) {
        const TubeRing* widest = std::ranges::max_element(rings, {}, &TubeRing::wide);
        std::vector<TubeRing> kept{*rings.begin()};
        if (widest != rings.begin() && widest != rings.end() - 1) kept.push_back(*widest);
        kept.push_back(*(rings.end() - 1));
        return kept;
    }
};

// ---- people: 1 high and up to 1 wide

struct Stature {
    float broad = 1;
    Paint coat = cloth, legs = leather, face = skin;
    float shoulder = 0.8F;  // Height of the shoulders.
    std::optional<Paint> helmet{};
};

void legs(Sculptor& on, const Stature& who) {
    on.twice([&](float side) {
        const float y = side * 0.085F * who.broad, thick = 0.062F * who.broad;
        on.along({{{0.02F, y, 0}, thick, thick * 1.35F}, {{-0.01F, y, 0.44F}, thick * 1.1F, thick * 1.1F}}, 4,
                 who.legs);
    });
}

void trunk(Sculptor& on, const Stature& who) {
    const float wide = who.broad, top = who.shoulder;
    on.along({{{-0.01F, 0, 0.34F}, 0.16F * wide, 0.125F * wide},
              {{0, 0, 0.52F}, 0.12F * wide, 0.095F * wide},
              {{0, 0, top - 0.05F}, 0.185F * wide, 0.11F * wide},
              {{0, 0, top + 0.01F}, 0.07F * wide, 0.06F * wide}},
             6, who.coat);
}

void head(Sculptor& on, glm::vec3 neck, float height, const Paint& paint) {
    const float wide = height * 0.44F;
    if (!on.fine)
        return on.along({{neck, wide * 0.9F, wide * 0.9F}, {neck + glm::vec3(0, 0, height), wide * 0.8F, wide * 0.8F}},
                        6, paint);
    on.along({{neck, wide * 0.7F, wide * 0.7F},
              {neck + glm::vec3(0.012F, 0, height * 0.5F), wide, wide * 1.1F},
              {neck + glm::vec3(0, 0, height), wide * 0.55F, wide * 0.6F}},
             6, paint);
}

// Ends where the head would, which then must be lower.
void put_helmet(Sculptor& on, glm::vec3 neck, float height, const Paint& paint) {
    const float wide = height * 0.47F;
    on.along({{neck + glm::vec3(-0.006F, 0, height * 0.52F), wide, wide * 1.12F},
              {neck + glm::vec3(-0.006F, 0, height * 0.8F), wide * 0.8F, wide * 0.9F},
              {neck + glm::vec3(0, 0, height), wide * 0.3F, wide * 0.34F}},
             6, paint);
}

void arm(Sculptor& on, const Stature& who, float side, glm::vec3 elbow, glm::vec3 hand) {
    const float thick = 0.048F * who.broad;
    const glm::vec3 shoulder{0, side * 0.175F * who.broad, who.shoulder - 0.06F};
    on.along({{shoulder, thick * 1.25F, thick * 1.25F}, {elbow, thick, thick}, {hand, thick * 0.9F, thick * 0.9F}}, 4,
             who.coat);
}

void person(Sculptor& on, const Stature& who = {}) {
    legs(on, who);
    trunk(on, who);
    const float high = 1 - who.shoulder;
    const bool covered = who.helmet && on.fine;
    head(on, {0, 0, who.shoulder}, covered ? high * 0.84F : high, who.face);
    if (covered) put_helmet(on, {0, 0, who.shoulder}, high, *who.helmet);
}

void cape_behind(Sculptor& on, const Stature& who = {}) {
    const float wide = who.broad, top = who.shoulder - 0.03F;
    on.flat({{-0.12F * wide, -0.15F * wide, top},
             {-0.12F * wide, 0.15F * wide, top},
             {-0.27F * wide, 0.23F * wide, 0.08F},
             {-0.27F * wide, -0.23F * wide, 0.08F}},
            0.03F, cape);
}

void warrior(Sculptor& on) {
    const Stature who{.helmet = steel};
    person(on, who);
    arm(on, who, 1, {0.05F, 0.25F, 0.62F}, {0.19F, 0.24F, 0.6F});
    arm(on, who, -1, {0.05F, -0.24F, 0.6F}, {0.16F, -0.2F, 0.56F});
    on.flat({{0.2F, 0.215F, 0.56F},
             {0.25F, 0.215F, 0.56F},
             {0.36F, 0.215F, 0.93F},
             {0.36F, 0.215F, 0.99F},
             {0.31F, 0.215F, 0.93F}},
            0.025F, steel);
    if (on.fine) on.rod({0.14F, 0.215F, 0.61F}, {0.31F, 0.215F, 0.57F}, 0.035F, gold);
    if (!on.hero)
        return on.flat({{0.2F, -0.33F, 0.72F},
                        {0.2F, -0.1F, 0.72F},
                        {0.2F, -0.07F, 0.56F},
                        {0.2F, -0.215F, 0.4F},
                        {0.2F, -0.36F, 0.56F}},
                       0.035F, haft);
    cape_behind(on);
    on.flat({{0.24F, -0.34F, 0.76F},
             {0.24F, -0.09F, 0.76F},
             {0.24F, -0.06F, 0.56F},
             {0.24F, -0.215F, 0.36F},
             {0.24F, -0.37F, 0.56F}},
            0.035F, steel);
    on.flat({{-0.13F, 0, 0.9F}, {0.06F, 0, 0.96F}, {0.03F, 0, 1}, {-0.1F, 0, 1}}, 0.04F, plume);
}

void shooter(Sculptor& on) {
    const Stature who{.legs = gunmetal, .helmet = cloth};
    person(on, who);
    arm(on, who, 1, {0.07F, 0.23F, 0.58F}, {0.2F, 0.08F, 0.62F});
    arm(on, who, -1, {0.12F, -0.2F, 0.6F}, {0.32F, 0, 0.66F});
    on.block({0.02F, 0.02F, 0.62F}, {0.58F, 0.07F, 0.69F}, gunmetal);
    on.block({-0.16F, 0.02F, 0.56F}, {0.04F, 0.07F, 0.68F}, haft);
    on.block({0.2F, 0.025F, 0.52F}, {0.26F, 0.065F, 0.63F}, gunmetal);
    if (on.hero) cape_behind(on);
    else on.block({-0.24F, -0.11F, 0.48F}, {-0.1F, 0.11F, 0.74F}, leather);  // A knapsack.
}

void archer(Sculptor& on) {
    const Stature who{.broad = 0.92F};
    person(on, who);
    arm(on, who, -1, {0.14F, -0.19F, 0.7F}, {0.34F, -0.14F, 0.7F});
    arm(on, who, 1, {-0.02F, 0.27F, 0.68F}, {0.1F, 0.06F, 0.7F});
    const glm::vec3 bow[] = {{0.2F, -0.14F, 0.3F},
                             {0.33F, -0.14F, 0.45F},
                             {0.37F, -0.14F, 0.67F},
                             {0.33F, -0.14F, 0.87F},
                             {0.2F, -0.14F, 0.99F}};
    for (std::size_t i = 0; i + 1 < std::size(bow); ++i) on.rod(bow[i], bow[i + 1], 0.035F, haft);
    if (on.fine) on.rod(bow[0], bow[4], 0.012F, bone);
    on.rod({0.1F, 0, 0.7F}, {0.56F, -0.16F, 0.7F}, 0.022F, bone);
    on.along({{{-0.14F, 0.06F, 0.5F}, 0.045F, 0.045F}, {{-0.17F, -0.04F, 0.86F}, 0.06F, 0.06F}}, 5, leather);
    if (on.hero) cape_behind(on, who);
}

void caster(Sculptor& on) {
    const Stature who{.broad = 0.95F, .shoulder = 0.7F};
    on.along({{{0, 0, 0}, 0.27F, 0.25F},
              {{0, 0, 0.4F}, 0.15F, 0.13F},
              {{0, 0, 0.64F}, 0.17F, 0.11F},
              {{0, 0, 0.71F}, 0.06F, 0.06F}},
             7, cloth);
    head(on, {0, 0, 0.69F}, 0.17F, skin);
    on.along({{{0, 0, 0.82F}, 0.17F, 0.17F}, {{0, 0, 0.845F}, 0.1F, 0.1F}, {{-0.04F, 0, 1}, 0, 0}}, 7, cape);
    arm(on, who, 1, {0.06F, 0.25F, 0.52F}, {0.21F, 0.24F, 0.55F});
    arm(on, who, -1, {0.08F, -0.24F, 0.54F}, {0.25F, -0.2F, 0.64F});
    on.rod({0.22F, 0.25F, 0}, {0.22F, 0.25F, 0.9F}, 0.035F, haft);
    on.along({{{0.22F, 0.25F, 0.86F}, 0, 0}, {{0.22F, 0.25F, 0.93F}, 0.06F, 0.06F}, {{0.22F, 0.25F, 1}, 0, 0}}, 5,
             glow);
}

void bulky(Sculptor& on) {
    const Stature who{.broad = 1.5F, .legs = gunmetal, .face = fur, .shoulder = 0.79F};
    person(on, who);
    on.along({{{0.06F, 0, 0.86F}, 0.05F, 0.045F}, {{0.16F, 0, 0.84F}, 0.025F, 0.02F}}, 5, fur);  // A muzzle or a beard.
    on.twice([&](float side) {
        on.along({{{0, side * 0.17F, 0.68F}, 0.06F, 0.06F},
                  {{0, side * 0.27F, 0.78F}, 0.12F, 0.1F},
                  {{0, side * 0.25F, 0.85F}, 0.03F, 0.03F}},
                 5, steel);
    });
    arm(on, who, 1, {0.06F, 0.38F, 0.56F}, {0.23F, 0.34F, 0.52F});
    arm(on, who, -1, {0.06F, -0.38F, 0.56F}, {0.2F, -0.34F, 0.46F});
    on.rod({0.24F, 0.34F, 0.28F}, {0.3F, 0.34F, 0.9F}, 0.045F, haft);
    on.block({0.16F, 0.28F, 0.78F}, {0.44F, 0.4F, 0.94F}, gunmetal);
    if (!on.hero) return;
    cape_behind(on, who);
    on.twice([&](float side) {
        on.along({{{-0.02F, side * 0.06F, 0.95F}, 0.03F, 0.03F}, {{-0.03F, side * 0.1F, 1}, 0, 0}}, 4, gold);
    });
}

void hunched(Sculptor& on) {
    on.twice([&](float side) {
        const float y = side * 0.11F;
        on.along({{{-0.1F, y * 0.8F, 0.46F}, 0.065F, 0.075F},
                  {{0.12F, y, 0.27F}, 0.05F, 0.055F},
                  {{-0.06F, y, 0.09F}, 0.035F, 0.035F},
                  {{0.13F, y, 0.02F}, 0.045F, 0.02F}},
                 4, marro);
        on.along({{{0.06F, side * 0.15F, 0.7F}, 0.05F, 0.05F},
                  {{0.12F, side * 0.23F, 0.52F}, 0.04F, 0.04F},
                  {{0.32F, side * 0.17F, 0.56F}, 0.035F, 0.035F}},
                 4, marro);
    });
    on.along({{{-0.14F, 0, 0.4F}, 0.1F, 0.08F},
              {{-0.06F, 0, 0.52F}, 0.13F, 0.12F},
              {{0.06F, 0, 0.72F}, 0.17F, 0.12F},
              {{0.16F, 0, 0.8F}, 0.06F, 0.06F}},
             6, cloth);
    // The head is long, from the snout to the crest.
    on.along({{{0.42F, 0, 0.74F}, 0.03F, 0.025F},
              {{0.28F, 0, 0.82F}, 0.09F, 0.075F},
              {{0.1F, 0, 0.92F}, 0.085F, 0.06F},
              {{-0.14F, 0, 1}, 0, 0}},
             6, marro);
    on.flat({{-0.12F, 0, 0.62F}, {-0.28F, 0, 0.74F}, {-0.06F, 0, 0.74F}}, 0.04F, bone);
    on.flat({{-0.17F, 0, 0.48F}, {-0.34F, 0, 0.52F}, {-0.13F, 0, 0.59F}}, 0.04F, bone);
    on.rod({0.22F, 0.1F, 0.58F}, {0.56F, 0.03F, 0.6F}, 0.05F, gunmetal);
    if (!on.hero) return;
    cape_behind(on, {.broad = 0.9F, .shoulder = 0.74F});
    on.rod({0.3F, -0.2F, 0.2F}, {0.36F, -0.2F, 0.98F}, 0.035F, bone);
}

void winged(Sculptor& on) {
    const Stature who{.broad = 0.88F, .shoulder = 0.76F};
    person(on, who);
    arm(on, who, 1, {0.06F, 0.24F, 0.56F}, {0.2F, 0.22F, 0.56F});
    arm(on, who, -1, {0.06F, -0.22F, 0.56F}, {0.16F, -0.2F, 0.5F});
    on.twice([&](float side) {
        const auto at = [side](float x, float y, float z) { return glm::vec3(x, side * y, z); };
        on.flat({at(-0.1F, 0.04F, 0.72F), at(-0.16F, 0.3F, 0.97F), at(-0.21F, 0.36F, 0.42F), at(-0.13F, 0.1F, 0.36F)},
                0.03F, plume);
        on.flat({at(-0.16F, 0.3F, 0.97F), at(-0.2F, 0.52F, 1), at(-0.27F, 0.54F, 0.27F), at(-0.21F, 0.36F, 0.5F)},
                0.03F, plume);
        on.flat({at(-0.2F, 0.52F, 1), at(-0.24F, 0.72F, 0.93F), at(-0.31F, 0.78F, 0.36F), at(-0.25F, 0.54F, 0.55F)},
                0.03F, plume);
    });
    on.rod({0.2F, 0.22F, 0.14F}, {0.24F, 0.22F, 0.9F}, 0.03F, haft);
    on.along({{{0.24F, 0.22F, 0.86F}, 0.035F, 0.02F}, {{0.25F, 0.22F, 0.99F}, 0, 0}}, 4, steel);
    if (on.hero) on.along({{{0, 0, 0.9F}, 0.11F, 0.12F}, {{0, 0, 0.94F}, 0.11F, 0.12F}}, 6, gold);  // A circlet.
}

void soulborg(Sculptor& on) {
    const Paint plates = stuff(0xB9C0C7, 0.45F, 0.5F);
    on.twice([&](float side) {
        const auto mirrored = [&](glm::vec3 low, glm::vec3 high, const Paint& paint) {
            on.block({low.x, side > 0 ? low.y : -high.y, low.z}, {high.x, side > 0 ? high.y : -low.y, high.z}, paint);
        };
        mirrored({-0.12F, 0.05F, 0}, {0.2F, 0.2F, 0.09F}, gunmetal);
        mirrored({-0.06F, 0.06F, 0.09F}, {0.08F, 0.18F, 0.4F}, plates);
        mirrored({-0.11F, 0.27F, 0.64F}, {0.13F, 0.42F, 0.85F}, plates);
        mirrored({-0.05F, 0.29F, 0.42F}, {0.07F, 0.39F, 0.64F}, gunmetal);
        mirrored({-0.05F, 0.28F, 0.36F}, {side > 0 ? 0.5F : 0.24F, 0.4F, 0.47F}, gunmetal);
    });
    on.block({-0.1F, -0.17F, 0.38F}, {0.1F, 0.17F, 0.5F}, gunmetal);
    on.block({-0.15F, -0.27F, 0.5F}, {0.15F, 0.27F, 0.8F}, plates);
    on.block({-0.1F, -0.11F, 0.8F}, {0.12F, 0.11F, on.hero ? 0.96F : 1}, plates);
    on.block({0.1F, -0.09F, 0.88F}, {0.135F, 0.09F, 0.93F}, glow);
    if (on.hero) on.block({-0.05F, -0.035F, 0.95F}, {0.05F, 0.035F, 1}, gold);
    if (on.hero) on.block({-0.3F, -0.2F, 0.56F}, {-0.14F, 0.2F, 0.9F}, gunmetal);
}

void floating(Sculptor& on) {
    on.rod({0, 0, 0}, {0, 0, 0.42F}, 0.035F, bone);
    on.along({{{0, 0, 0.3F}, 0, 0},
              {{0, 0, 0.44F}, 0.26F, 0.26F},
              {{0, 0, 0.68F}, 0.37F, 0.37F},
              {{0, 0, 0.88F}, 0.26F, 0.26F},
              {{0, 0, 1}, 0.06F, 0.06F}},
             8, cloth);
    on.along({{{0.26F, 0, 0.68F}, 0.2F, 0.16F}, {{0.38F, 0, 0.68F}, 0.16F, 0.13F}}, 8, bone);
    on.along({{{0.36F, 0, 0.68F}, 0.085F, 0.085F}, {{0.405F, 0, 0.68F}, 0.06F, 0.06F}}, 6, gunmetal);
    on.twice([&](float side) {
        const auto at = [side](float x, float y, float z) { return glm::vec3(x, side * y, z); };
        on.flat({at(-0.08F, 0.3F, 0.7F), at(-0.16F, 0.56F, 0.98F), at(-0.22F, 0.74F, 0.78F), at(-0.14F, 0.5F, 0.58F)},
                0.03F, membrane);
        on.along({{at(-0.06F, 0.12F, 0.42F), 0.035F, 0.035F},
                  {at(-0.16F, 0.16F, 0.24F), 0.025F, 0.025F},
                  {at(-0.1F, 0.2F, 0.1F), 0, 0}},
                 4, cloth);
    });
}

// ---- beasts: in world units, as high as a usual one of their sort; scaled to a height of 1 in the end

void paw(Sculptor& on, glm::vec3 hip, glm::vec3 knee, glm::vec3 foot, float thick, const Paint& paint) {
    on.along({{hip, thick * 1.35F, thick * 1.5F}, {knee, thick, thick}, {foot, thick * 0.85F, thick * 0.95F}}, 5,
             paint);
}

void beast(Sculptor& on) {  // 0.75 high.
    on.along({{{-0.36F, 0, 0.36F}, 0.07F, 0.07F},
              {{-0.2F, 0, 0.4F}, 0.14F, 0.13F},
              {{0.1F, 0, 0.44F}, 0.15F, 0.14F},
              {{0.24F, 0, 0.5F}, 0.09F, 0.09F}},
             6, hide);
    on.along({{{-0.14F, 0, 0.46F}, 0.15F, 0.09F}, {{0.06F, 0, 0.5F}, 0.16F, 0.1F}}, 6, cloth);  // A saddle cloth.
    on.along({{{0.2F, 0, 0.5F}, 0.08F, 0.08F}, {{0.31F, 0, 0.58F}, 0.12F, 0.11F}, {{0.47F, 0, 0.52F}, 0.045F, 0.04F}},
             6, hide);
    on.twice([&](float side) {
        paw(on, {0.14F, side * 0.11F, 0.4F}, {0.2F, side * 0.15F, 0.2F}, {0.18F, side * 0.15F, 0}, 0.045F, hide);
        paw(on, {-0.22F, side * 0.11F, 0.38F}, {-0.3F, side * 0.15F, 0.2F}, {-0.22F, side * 0.15F, 0}, 0.045F, hide);
        on.along({{{0.28F, side * 0.07F, 0.64F}, 0.03F, 0.03F}, {{0.22F, side * 0.13F, 0.75F}, 0, 0}}, 4, bone);
    });
    on.along({{{-0.32F, 0, 0.37F}, 0.05F, 0.05F}, {{-0.48F, 0, 0.46F}, 0.035F, 0.035F}, {{-0.54F, 0, 0.62F}, 0, 0}}, 5,
             hide);
}

void dragon(Sculptor& on) {  // 2.4 high.
    on.along({{{-1, 0, 0.42F}, 0, 0},
              {{-0.8F, 0, 0.34F}, 0.06F, 0.07F},
              {{-0.5F, 0, 0.6F}, 0.14F, 0.17F},
              {{-0.1F, 0, 0.8F}, 0.24F, 0.28F},
              {{0.22F, 0, 0.95F}, 0.22F, 0.27F},
              {{0.42F, 0, 1.22F}, 0.13F, 0.15F},
              {{0.5F, 0, 1.65F}, 0.1F, 0.11F},
              {{0.56F, 0, 1.92F}, 0.09F, 0.1F}},
             7, scales);
    on.along({{{0.44F, 0, 2.02F}, 0.09F, 0.1F},
              {{0.6F, 0, 2.04F}, 0.13F, 0.14F},
              {{0.84F, 0, 1.92F}, 0.07F, 0.07F},
              {{0.96F, 0, 1.88F}, 0.04F, 0.03F}},
             6, scales);
    on.twice([&](float side) {
        const auto at = [side](float x, float y, float z) { return glm::vec3(x, side * y, z); };
        paw(on, at(0.2F, 0.16F, 0.85F), at(0.36F, 0.24F, 0.45F), at(0.3F, 0.24F, 0), 0.08F, scales);
        paw(on, at(-0.38F, 0.16F, 0.66F), at(-0.26F, 0.25F, 0.4F), at(-0.4F, 0.25F, 0), 0.09F, scales);
        on.along({{at(0.5F, 0.07F, 2.12F), 0.035F, 0.035F}, {at(0.3F, 0.13F, 2.4F), 0, 0}}, 4, bone);
        // The wing hangs between its wrist and two fingers.
        const glm::vec3 root = at(0.12F, 0.12F, 1.1F), wrist = at(-0.04F, 0.56F, 2.34F);
        on.flat({wrist, at(-0.5F, 1.05F, 2), at(-0.46F, 0.84F, 1.62F)}, 0.05F, membrane);
        on.flat({wrist, at(-0.46F, 0.84F, 1.62F), at(-0.7F, 0.86F, 1.16F), at(-0.4F, 0.5F, 1.24F)}, 0.05F, membrane);
        on.flat({root, wrist, at(-0.4F, 0.5F, 1.24F), at(-0.3F, 0.14F, 0.86F)}, 0.05F, membrane);
        on.rod(root, wrist, 0.07F, scales);
        on.rod(wrist, at(-0.5F, 1.05F, 2.02F), 0.055F, scales);
    });
}

void rider(Sculptor& on) {  // 2.4 high.
    on.along({{{-0.72F, 0, 0.82F}, 0.1F, 0.12F},
              {{-0.5F, 0, 0.9F}, 0.22F, 0.24F},
              {{0, 0, 0.92F}, 0.21F, 0.24F},
              {{0.36F, 0, 1}, 0.2F, 0.25F},
              {{0.56F, 0, 1.2F}, 0.1F, 0.14F}},
             7, hide);
    on.along({{{0.42F, 0, 1.08F}, 0.12F, 0.16F}, {{0.64F, 0, 1.5F}, 0.1F, 0.12F}, {{0.7F, 0, 1.62F}, 0.1F, 0.1F}}, 6,
             hide);
    on.along({{{0.58F, 0, 1.62F}, 0.09F, 0.1F}, {{0.72F, 0, 1.62F}, 0.12F, 0.13F}, {{0.96F, 0, 1.44F}, 0.07F, 0.06F}},
             6, hide);
    on.along({{{-0.66F, 0, 0.86F}, 0.07F, 0.07F}, {{-0.88F, 0, 0.7F}, 0.05F, 0.05F}, {{-0.98F, 0, 0.4F}, 0, 0}}, 5,
             hide);
    on.along({{{-0.36F, 0, 1}, 0.235F, 0.2F}, {{0.2F, 0, 1}, 0.235F, 0.2F}}, 7, cloth);  // A saddle cloth.
    on.twice([&](float side) {
        const auto at = [side](float x, float y, float z) { return glm::vec3(x, side * y, z); };
        paw(on, at(0.36F, 0.14F, 0.85F), at(0.46F, 0.19F, 0.45F), at(0.4F, 0.19F, 0), 0.07F, hide);
        paw(on, at(-0.52F, 0.14F, 0.8F), at(-0.6F, 0.2F, 0.45F), at(-0.5F, 0.2F, 0), 0.075F, hide);
        on.along({{at(0.66F, 0.07F, 1.7F), 0.04F, 0.04F}, {at(0.56F, 0.12F, 1.9F), 0, 0}}, 4, bone);
        on.along({{at(-0.08F, 0.12F, 1.22F), 0.09F, 0.1F},
                  {at(0.16F, 0.28F, 1.1F), 0.075F, 0.08F},
                  {at(0.1F, 0.29F, 0.72F), 0.06F, 0.06F}},
                 4, leather);
        on.along({{at(-0.08F, 0.2F, 1.84F), 0.07F, 0.07F},
                  {at(0.1F, 0.3F, 1.6F), 0.06F, 0.06F},
                  {at(0.3F, 0.2F, 1.56F), 0.05F, 0.05F}},
                 4, cloth);
    });
    on.along({{{-0.08F, 0, 1.14F}, 0.17F, 0.15F},
              {{-0.08F, 0, 1.4F}, 0.15F, 0.12F},
              {{-0.08F, 0, 1.9F}, 0.24F, 0.15F},
              {{-0.08F, 0, 2.02F}, 0.08F, 0.08F}},
             6, cloth);
    on.along({{{-0.08F, 0, 2}, 0.08F, 0.08F}, {{-0.06F, 0, 2.16F}, 0.125F, 0.13F}, {{-0.08F, 0, 2.32F}, 0.07F, 0.08F}},
             6, skin);
    on.along(
        {{{-0.085F, 0, 2.18F}, 0.14F, 0.15F}, {{-0.08F, 0, 2.31F}, 0.115F, 0.12F}, {{-0.08F, 0, 2.4F}, 0.04F, 0.04F}},
        6, steel);
    on.rod({-0.3F, 0.24F, 1.2F}, {0.86F, 0.2F, 2.2F}, 0.055F, haft);
    on.along({{{0.8F, 0.2F, 2.15F}, 0.06F, 0.04F}, {{0.98F, 0.195F, 2.31F}, 0, 0}}, 4, steel);
    if (on.hero)
        on.flat({{-0.26F, -0.2F, 1.9F}, {-0.26F, 0.2F, 1.9F}, {-0.62F, 0.28F, 1.2F}, {-0.62F, -0.28F, 1.2F}}, 0.04F,
                cape);
}

void no_body(Sculptor&) {}

struct BodyRow {
    void (*build)(Sculptor&);
    float usual_height;  // At which x and y have their true size.
    float least, most;   // Bounds of the girth.
};
constexpr float tallest_person = 1.42F;
constexpr BodyRow body_row(void (*build)(Sculptor&)) { return {build, 1, 0.6F, tallest_person}; }
constexpr std::array<BodyRow, silhouette_count> body_rows{{body_row(warrior),
                                                           body_row(shooter),
                                                           body_row(archer),
                                                           body_row(caster),
                                                           body_row(bulky),
                                                           body_row(hunched),
                                                           {beast, 0.75F, 0.85F, 1.8F},
                                                           body_row(winged),
                                                           {dragon, 2.4F, 0.8F, 1.05F},
                                                           body_row(floating),
                                                           body_row(soulborg),
                                                           {rider, 2.4F, 0.8F, 1.1F},
                                                           body_row(no_body)}};

const BodyRow& row_of(Silhouette silhouette) { return body_rows[static_cast<std::size_t>(silhouette)]; }

// Stretches the body so that it reaches from 0 to 1.
void make_one_high(Mesh& mesh) {
    float low = 1e9F, high = -1e9F;
    for (const Vertex& vertex : mesh.vertices) low = std::min(low, vertex.at.z), high = std::max(high, vertex.at.z);
    for (Vertex& vertex : mesh.vertices) vertex.at.z = (vertex.at.z - low) / (high - low);
}

}  // namespace

Mesh body_mesh(Silhouette silhouette, bool hero, bool fine) {
    Sculptor sculptor(hero, fine);
    row_of(silhouette).build(sculptor);
    make_one_high(sculptor.mesh);
    return std::move(sculptor.mesh);
}

float girth_of(const CardLook& card, float height) {
    constexpr float most_on_one_space = 1.65F;  // A beast is longer than wide.
    const BodyRow& row = row_of(card.silhouette);
    const float most = card.base == FigureBase::Double ? row.most : std::min(row.most, most_on_one_space);
    return std::clamp(height / row.usual_height, row.least, most);
}

}  // namespace hexwright::view
