#include "editor/view/figure_parts.h"

#include "editor/view/figure_bodies.h"
#include "editor/view/solids.h"

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
    constexpr int steps = 5;
    Outline outline;
    for (const float end : {1.F, -1.F})
        for (int i = 0; i <= steps; ++i) {
            const float angle = glm::pi<float>() * (static_cast<float>(i) / steps - 0.5F);
            outline.push_back(end * (glm::vec2(from_middle, 0) + radius * glm::vec2(std::cos(angle), std::sin(angle))));
        }
    return outline;
}

Outline base_outline(bool round, float radius) { return round ? round_outline(radius, 12) : long_outline(radius); }

// From `low` up to the outline `top` at `high`; both outlines have equally many corners.
void wall_between(Mesh& mesh, const Outline& bottom, float low, const Outline& top, float high, const Paint& paint) {
    for (std::size_t i = 0; i < bottom.size(); ++i) {
        const std::size_t next = (i + 1) % bottom.size();
        quad(mesh, {{bottom[i], low}}, {{bottom[next], low}}, {{top[next], high}}, {{top[i], high}}, paint);
    }
}

void flat_top(Mesh& mesh, const Outline& outline, float z, const Paint& paint) {
    std::vector<Point3> corners;
    for (const glm::vec2 at : outline) corners.push_back({{at, z}});
    fan(mesh, corners, paint);
}

Paint players_own(unsigned rgb, float share) {
    Paint paint = paint_of(rgb, 0.25F);
    paint.opacity = share;
    return paint;
}

Mesh base_mesh(FigurePart which) {
    Mesh mesh;
    const auto outline = [which](float radius) {
        return which == FigurePart::PlainBase ? round_outline(radius, 7)
                                              : base_outline(which == FigurePart::RoundBase, radius);
    };
    const Outline low = outline(base_radius), high = outline(base_radius - bevel_wide);
    wall_between(mesh, low, 0, high, base_high, players_own(0x000000, 0.72F));
    flat_top(mesh, high, base_high, players_own(0xFFFFFF, 0.94F));
    return mesh;
}

Mesh halo_mesh(bool round) {
    Mesh mesh;
    const Outline outer = base_outline(round, base_radius + 0.085F), inner = base_outline(round, base_radius + 0.01F);
    wall_between(mesh, outer, 0.016F, inner, 0.024F, players_own(0xFFFFFF, 1));
    return mesh;
}

Mesh shade_mesh(bool round) {  // Only what shows beside the base.
    Mesh mesh;
    const Outline outer = base_outline(round, base_radius + 0.09F), inner = base_outline(round, base_radius - 0.05F);
    wall_between(mesh, outer, 0.012F, inner, 0.013F, players_own(0x101418, 0));
    return mesh;
}

Mesh blades_mesh() {
    Mesh mesh;
    const Paint blade = players_own(0xF2F4F6, 0), hilt = players_own(0xE2B64A, 0);
    const auto rod = [&](glm::vec3 from, glm::vec3 to, float wide, float end, const Paint& paint) {
        tube(mesh, std::vector<TubeRing>{{from, wide, wide}, {to, end, end}}, 3, paint);
    };
    for (const float side : {-1.F, 1.F}) {
        const glm::vec3 foot{0.36F + 0.02F * side, -0.16F * side, base_high - 0.02F}, heading{0, 0.34F * side, 0.3F};
        const glm::vec3 guard = foot + heading * 0.26F, across{0, -0.06F * side, 0.066F};
        rod(foot, foot + heading, 0.028F, 0, blade);
        rod(guard - across, guard + across, 0.022F, 0.022F, hilt);
    }
    return mesh;
}

Mesh peg_mesh() {
    Mesh mesh;
    tube(mesh, std::vector<TubeRing>{{{0, 0, 0}, 0.055F, 0.055F}, {{0, 0, 0.14F}, 0, 0}}, 5, players_own(0xD7261E, 0));
    return mesh;
}

// ---- players' marks: on the base, about the feet

Outline mark_outline(PlayerMark mark) {
    const auto upright = [](float wide, float high) {
        return Outline{{wide, -high}, {wide, high}, {-wide, high}, {-wide, -high}};
    };
    const float r = mark_radius;
    switch (mark) {
        case PlayerMark::Dot:
            return round_outline(r * 0.86F, 10);
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
    return round_outline(r, 12);
}

Mesh mark_mesh(PlayerMark mark) {
    Mesh mesh;
    const Paint white = players_own(0xFBF8F0, 0);
    const Outline outline = mark_outline(mark);
    const float top = base_high + mark_high;
    // A ring of faces from the outline to the middle, or to the hole; convex ones need less.
    const bool convex = mark != PlayerMark::Ring && mark != PlayerMark::Cross && mark != PlayerMark::Star;
    if (convex) flat_top(mesh, outline, top, white);
    for (std::size_t i = 0; !convex && i < outline.size(); ++i) {
        const glm::vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        if (mark == PlayerMark::Ring) quad(mesh, {{a, top}}, {{b, top}}, {{b * 0.6F, top}}, {{a * 0.6F, top}}, white);
        else triangle(mesh, {{a, top}}, {{b, top}}, {{0, 0, top}}, white);
    }
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
    void add(const FigureInstance& figure, bool fine) {
        const FigureLook& look = figure.look;
        if (look.card.base == FigureBase::Hive) return;
        figure_ = &figure;
        const bool round = look.card.base == FigureBase::Single;
        const float height = static_cast<float>(look.card.height) * level_world - base_high,
                    girth = girth_of(look.card, height);
        place(body_part(look.card.silhouette, look.card.hero, fine), {0, 0, base_high}, {girth, girth, height});
        place(!round ? FigurePart::DoubleBase : fine ? FigurePart::RoundBase : FigurePart::PlainBase);
        place(mark_part(mark_of_player(look.player)));
        if (look.active)
            place(round ? FigurePart::RoundHalo : FigurePart::DoubleHalo, {}, glm::vec3(1), accent_of_turn);
        if (look.engaged) place(FigurePart::Blades, {round ? 0 : from_middle, 0, 0});
        for (int wound = 0; wound < look.wounds; ++wound)
            place(FigurePart::Peg, {place_of_peg(wound, round), base_high});
        if (fine && !look.faded) shade(round ? FigurePart::RoundShade : FigurePart::DoubleShade);
    }
    FigureBatches result() const { return {in_batches(solid_), in_batches(sheer_)}; }

private:
    using Copies = std::array<std::vector<PartCopy>, static_cast<std::size_t>(FigurePart::Count)>;

    PartCopy copy(glm::vec3 off, glm::vec3 scale) const {
        const glm::vec2 heading{std::cos(figure_->yaw), std::sin(figure_->yaw)};
        PartCopy made{.at = figure_->at + glm::vec3(heading * off.x + glm::vec2(-heading.y, heading.x) * off.y, off.z),
                      .scale = scale,
                      .direction = heading};
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
        made.opacity = 0.2F;
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

bool in_view(const FigureInstance& figure, const glm::mat4& projection) {
    const ViewPart cover = cover_of(figure, projection);
    return cover.low.x < 1 && cover.low.y < 1 && cover.high.x > -1 && cover.high.y > -1;
}

ViewPart both(const ViewPart& a, const ViewPart& b) { return {glm::min(a.low, b.low), glm::max(a.high, b.high)}; }

}  // namespace

FigurePart body_part(Silhouette silhouette, bool hero, bool fine) {
    return static_cast<FigurePart>(4 * static_cast<int>(silhouette) + (hero ? 0 : 2) + (fine ? 0 : 1));
}

FigurePart mark_part(PlayerMark mark) {
    return static_cast<FigurePart>(static_cast<int>(FigurePart::FirstMark) + static_cast<int>(mark));
}

Mesh part_mesh(FigurePart part) {
    switch (part) {
        case FigurePart::RoundBase:
        case FigurePart::PlainBase:
        case FigurePart::DoubleBase:
            return base_mesh(part);
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
    return body_mesh(static_cast<Silhouette>(number / 4), number % 4 < 2, number % 2 == 0);
}

FigureBatches batches_of(const std::vector<FigureInstance>& figures, const FigureSight& sight) {
    Assembly assembly;
    for (const FigureInstance& figure : figures)
        if (in_view(figure, sight.projection)) assembly.add(figure, sight.fine);
    return assembly.result();
}

FigureBatches batches_of(const std::vector<FigureInstance>& figures) {
    Assembly assembly;
    for (const FigureInstance& figure : figures) assembly.add(figure, true);
    return assembly.result();
}

ViewPart cover_of(const FigureInstance& figure, const glm::mat4& projection) {
    constexpr float about = 1.2F;  // Nothing reaches farther from the middle of a base.
    const float height = static_cast<float>(figure.look.card.height) * level_world;
    ViewPart cover{glm::vec2(1e9F), glm::vec2(-1e9F)};
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 off{corner & 1 ? about : -about, corner & 2 ? about : -about, corner & 4 ? height : 0};
        const glm::vec4 at = projection * glm::vec4(figure.at + off, 1);
        if (at.w < 0.01F) return {};
        cover = both(cover, {glm::vec2(at) / at.w, glm::vec2(at) / at.w});
    }
    return cover;
}

ViewPart changed_part(const std::vector<FigureInstance>& before, const std::vector<FigureInstance>& after,
                      const glm::mat4& projection) {
    ViewPart changed{glm::vec2(1e9F), glm::vec2(-1e9F)};
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        if (i < before.size() && i < after.size() && before[i] == after[i]) continue;
        if (i < before.size()) changed = both(changed, cover_of(before[i], projection));
        if (i < after.size()) changed = both(changed, cover_of(after[i], projection));
    }
    return changed;
}

}  // namespace hexwright::view
