#include "editor/commands/command_tables.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

template <SymmetryKind kind>
constexpr Command choosing(std::string_view id, bool line_before = false) {
    return {.id = id,
            .run = [](S s) { choose_symmetry(s, kind); },
            .on = [](C s) { return s.map.tools.symmetry.kind == kind; },
            .line_before = line_before};
}

constexpr Command symmetry_table[] = {
    choosing<SymmetryKind::Off>("symmetry.off"),
    choosing<SymmetryKind::SixAboutHex>("symmetry.six-about-hex", true),
    choosing<SymmetryKind::ThreeAboutHex>("symmetry.three-about-hex"),
    choosing<SymmetryKind::ThreeAboutCorner>("symmetry.three-about-corner"),
    choosing<SymmetryKind::TwoAboutHex>("symmetry.two-about-hex"),
    choosing<SymmetryKind::TwoAboutEdge>("symmetry.two-about-edge"),
    choosing<SymmetryKind::MirrorThroughHex>("symmetry.mirror-through-hex", true),
    choosing<SymmetryKind::MirrorAlongEdge>("symmetry.mirror-along-edge"),
    {.id = "symmetry.centre",
     .can = [](C s) { return s.map.tools.symmetry.kind != SymmetryKind::Off; },
     .run = set_centre,
     .line_before = true},
    {.id = "symmetry.turn-axis",
     .can = [](C s) { return s.map.tools.symmetry.kind == SymmetryKind::MirrorThroughHex; },
     .run = turn_axis},
    {.id = "map.check-symmetry",
     .menu = "map",
     .can = [](C s) { return s.now().scenario->battlefield.size() > 0; },
     .run = check_symmetry,
     .line_before = true},
};

}  // namespace

std::span<const Command> symmetry_commands() { return symmetry_table; }

}  // namespace hexwright::commands
