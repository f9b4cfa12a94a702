// All that can be asked of the window by name: one table that menus, toolbar, keys, tooltips, the list of keys and
// scripts read.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/key_map.h"
#include "editor/session/keys.h"

#include <span>
#include <string>
#include <string_view>

namespace hexwright {

struct Command {
    std::string_view id;      // "edit.undo"; its words are "command.edit.undo"
    std::string_view menu{};  // one of menus(), or empty: toolbar, keys and scripts only
    const char* icon = "";    // of the icon font, or empty
    KeyPress key{}, other_key{};
    bool (*can)(const EditorState&) = nullptr;  // null: always
    void (*run)(EditorState&) = nullptr;
    bool (*on)(const EditorState&) = nullptr;  // has a check mark
    bool line_before = false;
};

std::span<const std::string_view> menus();  // in their order in the menu bar; their words are "menu.file" and so on
std::span<const Command> commands();
const Command* command(std::string_view id);
bool can_run(const Command& command, const EditorState& editor);
bool run(std::string_view id, EditorState& editor);  // false: no such command, or not just now
// Tools share keys: the first command of this key that can be done now, or else the first of all.
const Command* command_for(KeyPress press, const EditorState& editor);
const Command* command_for(KeyPress press, const KeyMap& keys);  // whether or not it can be done

std::string label_of(const Command& command, const Words& words);
std::vector<KeyPress> presses_of(const Command& command, const KeyMap& keys);
std::string keys_of(const Command& command, const KeyMap& keys);  // "Ctrl+Y, Ctrl+Shift+Z", shown beside it

}  // namespace hexwright
