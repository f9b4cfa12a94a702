// Everything that can be asked of the window by name: one table that menus, toolbar, keys, tooltips, the key list and
// scripts read.
#pragma once
#include "editor/commands/command.h"
#include "editor/commands/room.h"
#include "editor/workspace/key_map.h"

#include <span>
#include <string>
#include <string_view>

namespace hexwright::commands {

// In the order of the menu bar; their words are "menu.file" and so on.
std::span<const std::string_view> menus();
std::span<const Command> all_commands();
const Command* command(std::string_view id);
bool is_there(const Command& command, const OpenMap& map);  // In the mode that the window is in.
bool can_run(const Command& command, const EditorState& editor);
bool run(std::string_view id, EditorState& editor);  // Returns false if there is no such command or it cannot run now.
// Commands share keys: returns the first command of this key that can run now, otherwise the first that is there.
// While a scenario is written, only those of the desk or the map, whichever was clicked last, where both have the key.
const Command* command_for(KeyPress press, const EditorState& editor);
// Says in the status line why this key does nothing now, if it is because of that; returns false otherwise.
bool tell_desk_has_keys(KeyPress press, EditorState& editor);
const Command* command_for(KeyPress press, const KeyMap& keys);  // Ignores whether it can run.
// All that have this key, in the order of the table. What the person's file gives to a command is taken from those that
// have it in the table and may not share it.
std::vector<const Command*> commands_of(KeyPress press, const KeyMap& keys);
// Whether both may have this key: they are never there at once, or the table gives it to both.
bool may_share(const Command& one, const Command& other, KeyPress press, const KeyMap& keys);

std::string label_of(const Command& command, const Words& words);
std::vector<KeyPress> usual_keys(const Command& command, const KeyMap& keys);  // Those of the table.
std::vector<KeyPress> presses_of(const Command& command, const KeyMap& keys);
// "Ctrl+Y, Ctrl+Shift+Z" in the language of the words, shown beside the command.
std::string keys_of(const Command& command, const KeyMap& keys, const Words& words);

}  // namespace hexwright::commands
