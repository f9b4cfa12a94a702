#include "editor/panels/symmetry_tool.h"

#include "editor/panels/selection.h"
#include "editor/workbench/symmetric.h"

#include <algorithm>
#include <cmath>

namespace hexwright {

namespace {

constexpr SymmetryKind every_symmetry[] = {SymmetryKind::SixAboutHex,      SymmetryKind::ThreeAboutHex,
                                           SymmetryKind::ThreeAboutCorner, SymmetryKind::TwoAboutHex,
                                           SymmetryKind::TwoAboutEdge,     SymmetryKind::MirrorThroughHex,
                                           SymmetryKind::MirrorAlongEdge};

Point between(std::initializer_list<HexCoord> hexes) {
    Point sum{};
    for (const HexCoord hex : hexes) sum = {sum.x + centre_of(hex).x, sum.y + centre_of(hex).y};
    const auto count = static_cast<double>(hexes.size());
    return {sum.x / count, sum.y / count};
}

// The side after which the corner nearest to the point follows clockwise; each corner lies between two sides.
Direction side_before_corner(const Pointer& pointer) {
    Direction nearest = Direction::NE;
    double least = 1e300;
    for (const Direction side : all_directions) {
        const Point corner =
            between({pointer.hex, neighbour(pointer.hex, side), neighbour(pointer.hex, turned(side, 1))});
        const double away = std::hypot(corner.x - pointer.at.x, corner.y - pointer.at.y);
        if (away < least) least = away, nearest = side;
    }
    return nearest;
}

std::string name_of(SymmetryKind kind, const Studio& studio) {
    return studio.words("command.symmetry." + std::string(to_text(kind)));
}

struct Found {
    Symmetry symmetry;
    PieceIds odd;
};

// The kind under which the fewest pieces have no equal; among equals, the one with more copies. nullopt if the job was
// cancelled.
std::optional<Found> best_of_all(const Battlefield& battlefield, const Catalogue& catalogue, JobWatch& watch) {
    std::optional<Found> best;
    double tried = 0;
    for (const SymmetryKind kind : every_symmetry) {
        if (watch.cancelled()) return std::nullopt;
        if (const auto symmetry = best_symmetry(battlefield, kind, catalogue)) {
            Found found{*symmetry, not_symmetric(battlefield, *symmetry, catalogue)};
            if (!best || found.odd.size() < best->odd.size()) best = std::move(found);
        }
        watch.progress(++tried / std::size(every_symmetry));
    }
    return best;
}

void tell(Studio& studio, const Found& found, const char* not_all) {
    select(studio, found.odd);
    say(studio, {found.odd.empty() ? "notice.symmetric" : not_all,
                 {{"symmetry", name_of(found.symmetry.kind, studio)},
                  {"hex", to_text(found.symmetry.hex)},
                  {"count", found.odd.size()},
                  {"pieces", studio.now().scenario->battlefield.size()}}});
}

// Turns a kind on about the best centre; if there is none, a click chooses it.
void begin_with(Studio& studio, SymmetryKind kind, const std::optional<Symmetry>& best) {
    studio.kept_ghost.reset();
    studio.symmetry.kind = kind;
    if (!best) return set_centre(studio);
    studio.symmetry = *best;
    say(studio, {"notice.symmetry-on", {{"symmetry", name_of(kind, studio)}, {"hex", to_text(best->hex)}}});
}

constexpr const char* finding_centre = "errand.symmetry";

}  // namespace

void choose_symmetry(Studio& studio, SymmetryKind kind) {
    studio.notice.reset();
    studio.errands.forget(finding_centre);  // Started for the kind chosen before.
    if (kind == SymmetryKind::Off) {
        studio.kept_ghost.reset();
        studio.symmetry.kind = kind;
        return say(studio, {"notice.symmetry-off"});
    }
    const auto scenario = studio.now().scenario;
    if (scenario->battlefield.size() == 0) return begin_with(studio, kind, std::nullopt);
    studio.errands.start(
        studio.jobs, {finding_centre},
        [scenario, kind, catalogue = &studio.catalogue()](JobWatch&) {
            return best_symmetry(scenario->battlefield, kind, *catalogue);
        },
        [kind](Studio& then, const std::optional<Symmetry>& best) { begin_with(then, kind, best); });
}

void set_centre(Studio& studio) {
    if (studio.tool != Tool::Centre) studio.tool_before = studio.tool;
    studio.tool = Tool::Centre;
    studio.notice.reset();  // The status line says what it waits for.
}

Message what_centre(SymmetryKind kind) {
    const bool side = kind == SymmetryKind::TwoAboutEdge || kind == SymmetryKind::MirrorAlongEdge;
    return {side                                     ? "hint.centre-side"
            : kind == SymmetryKind::ThreeAboutCorner ? "hint.centre-corner"
                                                     : "hint.centre-hex"};
}

void turn_axis(Studio& studio) {
    studio.kept_ghost.reset();
    studio.symmetry.axis = static_cast<Axis>((static_cast<int>(studio.symmetry.axis) + 1) % 6);
}

void check_symmetry(Studio& studio) {
    studio.notice.reset();
    const auto scenario = studio.now().scenario;
    if (studio.symmetry.kind != SymmetryKind::Off) {
        const Found found{studio.symmetry, not_symmetric(scenario->battlefield, studio.symmetry, studio.catalogue())};
        return tell(studio, found, "notice.not-symmetric");
    }
    studio.errands.start(
        studio.jobs, {"errand.check-symmetry"},
        [scenario, catalogue = &studio.catalogue()](JobWatch& watch) {
            return best_of_all(scenario->battlefield, *catalogue, watch);
        },
        [](Studio& then, const std::optional<Found>& found) {
            if (found) tell(then, *found, "notice.nearly-symmetric");
        });
}

Symmetry symmetry_at(const Studio& studio, const Pointer& pointer) {
    Symmetry symmetry = studio.symmetry;
    symmetry.hex = pointer.hex;
    symmetry.side = symmetry.kind == SymmetryKind::ThreeAboutCorner ? side_before_corner(pointer) : pointer.side;
    return symmetry;
}

void centre_press(Studio& studio, const Pointer& pointer) {
    studio.symmetry = symmetry_at(studio, pointer);
    studio.tool = studio.tool_before;
    studio.kept_ghost.reset();
    say(studio,
        {"notice.symmetry-on", {{"symmetry", name_of(studio.symmetry.kind, studio)}, {"hex", to_text(pointer.hex)}}});
}

Point centre_of(const Symmetry& symmetry) {
    const HexCoord beyond = neighbour(symmetry.hex, symmetry.side);
    switch (symmetry.kind) {
        case SymmetryKind::ThreeAboutCorner:
            return between({symmetry.hex, beyond, neighbour(symmetry.hex, turned(symmetry.side, 1))});
        case SymmetryKind::TwoAboutEdge:
        case SymmetryKind::MirrorAlongEdge:
            return between({symmetry.hex, beyond});
        default:
            return centre_of(symmetry.hex);
    }
}

int copies_in(const Symmetry& symmetry) {
    switch (symmetry.kind) {
        case SymmetryKind::Off:
            return 1;
        case SymmetryKind::SixAboutHex:
            return 6;
        case SymmetryKind::ThreeAboutHex:
        case SymmetryKind::ThreeAboutCorner:
            return 3;
        default:
            return 2;
    }
}

std::vector<double> rays_of(const Symmetry& symmetry) {
    if (symmetry.kind == SymmetryKind::Off) return {};
    double first = -90;  // Up.
    if (symmetry.kind == SymmetryKind::MirrorThroughHex) first = 30.0 * static_cast<int>(symmetry.axis);
    if (symmetry.kind == SymmetryKind::MirrorAlongEdge || symmetry.kind == SymmetryKind::TwoAboutEdge)
        first = -60.0 + 60.0 * static_cast<int>(symmetry.side) + 90;  // NE points up and right, 60 degrees above east.
    std::vector<double> rays;
    const int copies = copies_in(symmetry);
    for (int i = 0; i < copies; ++i) rays.push_back(first + 360.0 / copies * i);
    return rays;
}

Ghost with_images(Ghost ghost, const Studio& studio, const std::vector<PieceId>& lifted) {
    if (ghost.pieces.empty() || studio.symmetry.kind == SymmetryKind::Off) return ghost;
    const Ground ground = studio.now().ground(studio.catalogue());
    PlacedCopies copies = copies_on(*studio.now().scenario, ghost.pieces, lifted, ground, studio.symmetry);
    return {std::move(copies.pieces), std::move(copies.refusal), ghost.hint};
}

}  // namespace hexwright
