// The command table in parts, one per menu; all_commands() joins them in this order. A new command is a row in one of
// them.
#pragma once
#include "editor/commands/command.h"
#include "editor/commands/room.h"

#include <span>

namespace hexwright::commands {

inline constexpr Mods ctrl{true, false, false}, shift{false, true, false}, alt{false, false, true},
    ctrl_shift{true, true, false};

std::span<const Command> file_commands();
std::span<const Command> build_commands();   // The Build view.
std::span<const Command> cursor_commands();  // The cursor that keys move over the map.
std::span<const Command> edit_commands();    // Undo, move, turn, copy, delete.
std::span<const Command> select_commands();  // Choosing what is selected.
std::span<const Command> level_commands();
std::span<const Command> map_commands();  // The map as a whole: its limit.
// The toolbar's list of symmetries, and checking a map.
std::span<const Command> symmetry_commands();
std::span<const Command> zone_commands();  // The zone tool and its panel.
std::span<const Command> glyph_commands();
std::span<const Command> tool_commands();      // Not in a menu: toolbar and keys only.
std::span<const Command> scenario_commands();  // The desk at which a scenario is written.
std::span<const Command> play_commands();
std::span<const Command> view_commands();
std::span<const Command> help_commands();

}  // namespace hexwright::commands
