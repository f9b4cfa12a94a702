#include "editor/editing/symmetry_tool.h"

#include "editor/document/symmetry/symmetric.h"
#include "editor/editing/selection.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::editing {

namespace {

constexpr SymmetryKind every_symmetry[] = {SymmetryKind::SixAboutHex,      SymmetryKind::ThreeAboutHex,
                                           SymmetryKind::ThreeAboutCorner, SymmetryKind::TwoAboutHex,
                                           SymmetryKind::TwoAboutEdge,     SymmetryKind::MirrorThroughHex,
                                           SymmetryKind::MirrorAlongEdge};

Point between(std::initializer_list<HexCoord> hexes) {
    Point sum{};
    for (const HexCoord hex : hexes) sum = {sum.x + formats::centre_of(hex).x, sum.y + formats::centre_of(hex).y};
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

std::string name_of(SymmetryKind kind, const EditorState& editor) {
    return editor.words("command.symmetry." + std::string(to_text(kind)));
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

void tell(EditorState& editor, const Found& found, const char* not_all) {
    select(editor.map, found.odd);
    say(editor.map.status, {found.odd.empty() ? "notice.symmetric" : not_all,
                            {{"symmetry", name_of(found.symmetry.kind, editor)},
                             {"hex", to_text(found.symmetry.hex)},
                             {"count", found.odd.size()},
                             {"pieces", editor.now().scenario->battlefield.size()}}});
}

// In the file, so that it is there again when the map is opened.
void keep_symmetry(OpenMap& map, const Symmetry& symmetry) {
    ++map.tools.in_hand;
    map.tools.symmetry = symmetry;
    if (symmetry == map.now().scenario->symmetry) return;
    Proposal proposal = map.document.propose(named(SetSymmetry{symmetry}, *map.now().scenario, map.catalogue()));
    if (const auto refused = map.document.accept(std::move(proposal))) refuse(map.status, refused->message);
}

// Turns a kind on about the best centre; if there is none, a click chooses it.
void begin_with(EditorState& editor, SymmetryKind kind, const std::optional<Symmetry>& best) {
    Symmetry symmetry = best.value_or(editor.map.tools.symmetry);
    symmetry.kind = kind;
    keep_symmetry(editor.map, without_unused(symmetry));
    if (!best) return set_centre(editor);
    say(editor.map.status, {"notice.symmetry-on", {{"symmetry", name_of(kind, editor)}, {"hex", to_text(best->hex)}}});
}

constexpr const char* finding_centre = "errand.symmetry";

}  // namespace

void choose_symmetry(EditorState& editor, SymmetryKind kind) {
    editor.map.status.notice.reset();
    editor.map.tasks.forget(finding_centre);  // Started for the kind chosen before.
    if (kind == SymmetryKind::Off) {
        keep_symmetry(editor.map, {});
        return say(editor.map.status, {"notice.symmetry-off"});
    }
    const auto scenario = editor.now().scenario;
    if (scenario->battlefield.size() == 0) return begin_with(editor, kind, std::nullopt);
    editor.map.tasks.start(
        editor.jobs, {finding_centre},
        [scenario, kind, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            return best_symmetry(scenario->battlefield, kind, *catalogue);
        },
        [kind](EditorState& then, const std::optional<Symmetry>& best) { begin_with(then, kind, best); });
}

void set_centre(EditorState& editor) {
    if (editor.map.tools.current != Tool::Centre) editor.map.tools.before = editor.map.tools.current;
    editor.map.tools.current = Tool::Centre;
    editor.map.status.notice.reset();  // The status line says what it waits for.
}

Message what_centre(SymmetryKind kind) {
    const bool side = kind == SymmetryKind::TwoAboutEdge || kind == SymmetryKind::MirrorAlongEdge;
    return {side                                     ? "hint.centre-side"
            : kind == SymmetryKind::ThreeAboutCorner ? "hint.centre-corner"
                                                     : "hint.centre-hex"};
}

void turn_axis(EditorState& editor) {
    Symmetry symmetry = editor.map.tools.symmetry;
    symmetry.axis = static_cast<Axis>((static_cast<int>(symmetry.axis) + 1) % 6);
    keep_symmetry(editor.map, symmetry);
}

void check_symmetry(EditorState& editor) {
    editor.map.status.notice.reset();
    const auto scenario = editor.now().scenario;
    if (editor.map.tools.symmetry.kind != SymmetryKind::Off) {
        const Found found{editor.map.tools.symmetry,
                          not_symmetric(scenario->battlefield, editor.map.tools.symmetry, editor.catalogue())};
        return tell(editor, found, "notice.not-symmetric");
    }
    editor.map.tasks.start(
        editor.jobs, {"errand.check-symmetry"},
        [scenario, catalogue = editor.map.document.kept_catalogue()](JobWatch& watch) {
            return best_of_all(scenario->battlefield, *catalogue, watch);
        },
        [](EditorState& then, const std::optional<Found>& found) {
            if (found) tell(then, *found, "notice.nearly-symmetric");
        });
}

Symmetry symmetry_at(Symmetry symmetry, const Pointer& pointer) {
    symmetry.hex = pointer.hex;
    symmetry.side = symmetry.kind == SymmetryKind::ThreeAboutCorner ? side_before_corner(pointer) : pointer.side;
    return without_unused(symmetry);
}

ToolOutcome centre_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome =
        saying({"notice.symmetry-on",
                {{"symmetry", name_of(editor.map.tools.symmetry.kind, editor)}, {"hex", to_text(pointer.hex)}}});
    outcome.tools = editor.map.tools;
    outcome.tools->symmetry = symmetry_at(editor.map.tools.symmetry, pointer);
    outcome.tools->current = editor.map.tools.before;
    ++outcome.tools->in_hand;
    // Without images: it is no change of the map.
    outcome.change = editor.map.document.propose(
        named(SetSymmetry{outcome.tools->symmetry}, *editor.now().scenario, editor.catalogue()));
    return outcome;
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
            return formats::centre_of(symmetry.hex);
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

}  // namespace hexwright::editing
