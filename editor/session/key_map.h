// Keys that a person has changed, from a file of theirs: <key command="edit.undo" press="ctrl+z"/>. Commands that it
// does not name keep the keys of the command table.
#pragma once
#include "editor/session/keys.h"
#include "engine/core/result.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct KeyMap {
    std::map<std::string, std::vector<KeyPress>, std::less<>> changed{};  // by command; none: the command has no key
    friend bool operator==(const KeyMap&, const KeyMap&) = default;
};

// A line that cannot be used is told with its place and left out; the others hold. A key that the file gives to a
// command is taken from whatever had it in the table.
struct ReadKeys {
    KeyMap keys;
    std::vector<Error> troubles{};
};
ReadKeys read_keys(std::string_view xml, const std::string& file_name);

struct EditorState;
// no file: the keys of the table; troubles open a dialog
void begin_keys(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright
