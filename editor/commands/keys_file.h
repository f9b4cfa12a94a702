// The file of the keys that a person has changed, from a file: <key command="edit.undo" press="ctrl+z"/>. Commands not
// named there keep the keys of the command table.
#pragma once
#include "editor/commands/room.h"
#include "editor/workspace/key_map.h"
#include "editor/workspace/states.h"

namespace hexwright::commands {

inline constexpr std::size_t max_keys_bytes = 256 << 10;

// A line that cannot be used is reported with its place and skipped. A key that the file gives to a command is taken
// from any command that has it in the table, unless they may share it.
struct ReadKeys {
    KeyMap keys;
    std::vector<Refusal> troubles{};
};
ReadKeys read_keys(std::string_view xml, const std::string& file_name);
std::string write_keys(const KeyMap& keys);

// Without a file the table's keys apply; problems open a dialog. What the window changes later is kept in this file.
void begin_keys(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::commands
