#include "editor/view/figure_parts.h"

#include "editor/view/figure_bodies.h"

#include <algorithm>
#include <cmath>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

constexpr float base_high = 0.07F, base_radius = 0.42F, bevel_wide = 0.03F;
constexpr float from_middle = 0.5F;  // From the middle of a double base to the middle of either hex.
constexpr float mark_radius = 0.32F, mark_high = 0.014F;

using Outline = std::vector<glm::vec2>;  // By growing angle about 0,0, from which every corner can be seen.

Outline round_outline(float radius, int corners) {
    Outline outline;
    for (int i = 0; i < corners; ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(corners);
        outline.push_back(radius * glm::vec2(std::cos(angle), std::sin(angle)));
    }
    return outline;
}

// Two half circles about the middles of both hexes, and what lies between.
Outline long_outline(float radius) {
    constexpr int steps = 7;
    Outline outline;
    for (const float end : {1.F, -1.F})
        for (int i = 0; i <= steps; ++i) {
            const float angle = glm::pi<float>() * (static_cast<float>(i) / steps - 0.5F);
            outline.push_back(end * (glm::vec2(from_middle, 0) + radius * glm::vec2(std::cos(angle), std::sin(angle))));
        }
    return outline;
}

Outline base_outline(bool round, float radius) { return round ? round_outline(radius, 16) : long_outline(radius); }

// From `low` up to the outline `top` at `high`; both outlines have equally many corners.
void wall_between(Mesh& mesh, const Outline& bottom, float low, const Outline& top, float high, const Paint& paint) {
    for (std::size_t i = 0; i < bottom.size(); ++i) {
        const std::size_t next = (i + 1) % bottom.size();
        quad(mesh, {{bottom[i], low}}, {{bottom[next], low}}, {{top[next], high}}, {{top[i], high}}, paint);
    }
}

void flat_top(Mesh& mesh, const Outline& outline, float z, const Paint& paint) {
    for (std::size_t i = 0; i < outline.size(); ++i)
        triangle(mesh, {{0, 0, z}}, {{outline[i], z}}, {{outline[(i + 1) % outline.size()], z}}, paint);
}

Paint players_own(unsigned rgb, float share) {
    Paint paint = paint_of(rgb, 0.25F);
    paint.opacity = share;
    return paint;
}

Mesh base_mesh(bool round) {
    Mesh mesh;
    const Outline outer = base_outline(round, base_radius), inner = base_outline(round, base_radius - bevel_wide);
    wall_between(mesh, outer, 0, outer, base_high - bevel_wide / 2, players_own(0x000000, 0.72F));
    wall_between(mesh, outer, base_high - bevel_wide / 2, inner, base_high, players_own(0xFFFFFF, 0.72F));
    flat_top(mesh, inner, base_high, players_own(0x000000, 0.94F));
    return mesh;
}

Mesh halo_mesh(bool round) {
    Mesh mesh;
    const Paint paint = players_own(0xFFFFFF, 1);
    const Outline outer = base_outline(round, base_radius + 0.085F), inner = base_outline(round, base_radius + 0.015F);
    wall_between(mesh, outer, 0, outer, 0.02F, paint);
    wall_between(mesh, outer, 0.02F, inner, 0.02F, paint);
    return mesh;
}

Mesh shade_mesh(bool round) {  // Three sheets, so that it grows darker towards the middle.
    Mesh mesh;
    for (const float step : {0.F, 1.F, 2.F})
        flat_top(mesh, base_outline(round, base_radius + 0.15F - 0.05F * step), 0.013F + 0.001F * step,
                 players_own(0x101418, 0));
    return mesh;
}

Mesh blades_mesh() {
    Mesh mesh;
    const Paint blade = players_own(0xF2F4F6, 0), hilt = players_own(0xE2B64A, 0);
    for (const float side : {-1.F, 1.F}) {
        const glm::vec3 foot{0.36F + 0.02F * side, -0.16F * side, base_high - 0.02F},
            tip = foot + glm::vec3(0, 0.34F * side, 0.3F);
        bar(mesh, foot, tip, 0.035F, blade);
        bar(mesh, foot + (tip - foot) * 0.26F + glm::vec3(0, -0.05F * side, 0.055F),
            foot + (tip - foot) * 0.26F + glm::vec3(0, 0.05F * side, -0.055F), 0.03F, hilt);
    }
    return mesh;
}

Mesh peg_mesh() {
    Mesh mesh;
    const Paint blood = players_own(0xD7261E, 0);
    const Outline foot = round_outline(0.055F, 6), neck = round_outline(0.045F, 6), tip = round_outline(0.015F, 6);
    wall_between(mesh, foot, 0, neck, 0.07F, blood);
    wall_between(mesh, neck, 0.07F, tip, 0.12F, blood);
    flat_top(mesh, tip, 0.12F, blood);
    return mesh;
}

// ---- players' marks: raised on the base, about the feet

Outline mark_outline(PlayerMark mark) {
    const auto upright = [](float wide, float high) {
        return Outline{{wide, -high}, {wide, high}, {-wide, high}, {-wide, -high}};
    };
    const float r = mark_radius;
    switch (mark) {
        case PlayerMark::Dot:
            return round_outline(r * 0.86F, 14);
        case PlayerMark::Square:
            return upright(r * 0.76F, r * 0.76F);
        case PlayerMark::Triangle:
            return round_outline(r * 1.1F, 3);
        case PlayerMark::Diamond:  // Slim, so that it is no turned square.
            return {{r * 1.12F, 0}, {0, r * 0.62F}, {-r * 1.12F, 0}, {0, -r * 0.62F}};
        case PlayerMark::Cross: {
            const float a = r * 0.34F, b = r * 1.02F;
            return {{b, -a}, {b, a},   {a, a},   {a, b},   {-a, b}, {-a, a},
                    {-b, a}, {-b, -a}, {-a, -a}, {-a, -b}, {a, -b}, {a, -a}};
        }
        case PlayerMark::Bar:
            return upright(r * 0.36F, r * 1.08F);
        case PlayerMark::Star: {
            Outline star = round_outline(r * 1.12F, 10);
            for (std::size_t i = 1; i < star.size(); i += 2) star[i] *= 0.42F;
            return star;
        }
        case PlayerMark::Ring:
            break;
    }
    return round_outline(r, 16);
}

Mesh mark_mesh(PlayerMark mark) {
    Mesh mesh;
    const Paint white = players_own(0xFBF8F0, 0);
    const Outline outline = mark_outline(mark);
    const float top = base_high + mark_high;
    wall_between(mesh, outline, base_high, outline, top, white);
    if (mark != PlayerMark::Ring) {
        flat_top(mesh, outline, top, white);
        return mesh;
    }
    const Outline inner = round_outline(mark_radius * 0.62F, static_cast<int>(outline.size()));
    wall_between(mesh, outline, top, inner, top, white);
    wall_between(mesh, inner, top, inner, base_high, white);
    return mesh;
}

// ---- a figure's parts

constexpr glm::vec3 accent_of_turn{0.17F, 0.71F, 0.66F};

glm::vec3 color_of(int player) { return paint_of(token_color(player)).colour; }

// Along the rim of a round base, or along the sides of a long one.
glm::vec2 place_of_peg(int number, bool round) {
    const auto step = static_cast<float>(number);
    if (!round) return {0.55F - 0.2F * static_cast<float>(number / 2), number % 2 == 0 ? 0.32F : -0.32F};
    const float angle = glm::radians(48.F + 30.F * step);
    return 0.35F * glm::vec2(std::cos(angle), std::sin(angle));
}

class Assembly {
public:
    void add(const FigureInstance& figure) {
        const FigureLook& look = figure.look;
        if (look.card.base == FigureBase::Hive) return;
        figure_ = &figure;
        const bool round = look.card.base == FigureBase::Single;
        const float height = static_cast<float>(look.card.height) * level_world - base_high,
                    girth = girth_of(look.card, height);
        place(body_part(look.card.silhouette, look.card.hero), {0, 0, base_high}, {girth, girth, height});
        place(round ? FigurePart::RoundBase : FigurePart::DoubleBase);
        place(mark_part(mark_of_player(look.player)));
        if (look.active)
            place(round ? FigurePart::RoundHalo : FigurePart::DoubleHalo, {}, glm::vec3(1), accent_of_turn);
        if (look.engaged) place(FigurePart::Blades, {round ? 0 : from_middle, 0, 0});
        for (int wound = 0; wound < look.wounds; ++wound)
            place(FigurePart::Peg, {place_of_peg(wound, round), base_high});
        if (!look.faded) shade(round ? FigurePart::RoundShade : FigurePart::DoubleShade);
    }
    FigureBatches result() const { return {in_batches(solid_), in_batches(sheer_)}; }

private:
    using Copies = std::array<std::vector<PartCopy>, static_cast<std::size_t>(FigurePart::Count)>;

    PartCopy copy(glm::vec3 off, glm::vec3 scale) const {
        const glm::vec2 way{std::cos(figure_->yaw), std::sin(figure_->yaw)};
        PartCopy made{.at = figure_->at + glm::vec3(way * off.x + glm::vec2(-way.y, way.x) * off.y, off.z),
                      .scale = scale,
                      .way = way};
        made.colour = color_of(figure_->look.player);
        return made;
    }

    void place(FigurePart part, glm::vec3 off = {}, glm::vec3 scale = glm::vec3(1),
               std::optional<glm::vec3> colour = {}) {
        PartCopy made = copy(off, scale);
        if (colour) made.colour = *colour;
        if (figure_->look.acted) made.dim = 0.6F;
        if (figure_->look.faded) made.opacity = 0.55F;
        (figure_->look.faded ? sheer_ : solid_)[static_cast<std::size_t>(part)].push_back(made);
    }

    void shade(FigurePart part) {
        PartCopy made = copy({}, glm::vec3(1));
        made.at += glm::vec3(0.03F, 0.025F, 0);  // The sun stands in the north-west.
        made.opacity = 0.12F;
        sheer_[static_cast<std::size_t>(part)].push_back(made);
    }

    static std::vector<PartBatch> in_batches(const Copies& copies) {
        std::vector<PartBatch> batches;
        for (std::size_t part = 0; part < copies.size(); ++part)
            if (!copies[part].empty()) batches.push_back({static_cast<FigurePart>(part), copies[part]});
        return batches;
    }

    const FigureInstance* figure_ = nullptr;
    Copies solid_, sheer_;
};

}  // namespace

FigurePart body_part(Silhouette silhouette, bool hero) {
    return static_cast<FigurePart>(2 * static_cast<int>(silhouette) + (hero ? 0 : 1));
}

FigurePart mark_part(PlayerMark mark) {
    return static_cast<FigurePart>(static_cast<int>(FigurePart::FirstMark) + static_cast<int>(mark));
}

Mesh part_mesh(FigurePart part) {
    switch (part) {
        case FigurePart::RoundBase:
        case FigurePart::DoubleBase:
            return base_mesh(part == FigurePart::RoundBase);
        case FigurePart::RoundHalo:
        case FigurePart::DoubleHalo:
            return halo_mesh(part == FigurePart::RoundHalo);
        case FigurePart::RoundShade:
        case FigurePart::DoubleShade:
            return shade_mesh(part == FigurePart::RoundShade);
        case FigurePart::Blades:
            return blades_mesh();
        case FigurePart::Peg:
            return peg_mesh();
        default:
            break;
    }
    const int number = static_cast<int>(part);
    if (part >= FigurePart::FirstMark)
        return mark_mesh(static_cast<PlayerMark>(number - static_cast<int>(FigurePart::FirstMark)));
    return body_mesh(static_cast<Silhouette>(number / 2), number % 2 == 0);
}

FigureBatches batches_of(const std::vector<FigureInstance>& figures) {
    Assembly assembly;
    for (const FigureInstance& figure : figures) assembly.add(figure);
    return assembly.result();
}

}  // namespace hexwright::view
