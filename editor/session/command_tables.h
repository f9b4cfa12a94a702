// The command table in parts, one a menu; commands() joins them in this order. A new command is a row in one of them.
#pragma once
#include "editor/session/commands.h"

namespace hexwright {

inline constexpr Mods ctrl{true, false, false}, shift{false, true, false}, alt{false, false, true},
    ctrl_shift{true, true, false};

std::span<const Command> file_commands();
std::span<const Command> edit_commands();    // undo, move, turn, copy, delete
std::span<const Command> select_commands();  // what is selected
std::span<const Command> level_commands();
std::span<const Command> map_commands();       // the map as a whole: its limit
std::span<const Command> symmetry_commands();  // of the toolbar's list, and checking a map
std::span<const Command> zone_commands();      // of the zone tool and its panel
std::span<const Command> glyph_commands();
std::span<const Command> tool_commands();  // no menu: toolbar and keys
std::span<const Command> view_commands();
std::span<const Command> help_commands();

}  // namespace hexwright
