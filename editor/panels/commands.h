// All that can be asked of the window by name: one table that menus, toolbar, keys, tooltips, the list of keys and
// scripts read.
#pragma once
#include "editor/panels/input.h"
#include "editor/panels/key_map.h"
#include "editor/panels/studio.h"

#include <span>
#include <string>
#include <string_view>

namespace hexwright {

struct Command {
    std::string_view id;      // "edit.undo"; its words are "command.edit.undo"
    std::string_view menu{};  // one of menus(), or empty: toolbar, keys and scripts only
    const char* icon = "";    // of the icon font, or empty
    KeyPress key{}, other_key{};
    bool (*can)(const Studio&) = nullptr;  // null: always
    void (*run)(Studio&) = nullptr;
    bool (*on)(const Studio&) = nullptr;  // has a check mark
    bool line_before = false;
};

std::span<const std::string_view> menus();  // in their order in the menu bar; their words are "menu.file" and so on
std::span<const Command> commands();
const Command* command(std::string_view id);
bool can_run(const Command& command, const Studio& studio);
bool run(std::string_view id, Studio& studio);  // false: no such command, or not just now
// Tools share keys: the first command of this key that can be done now, or else the first of all.
const Command* command_for(KeyPress press, const Studio& studio);
const Command* command_for(KeyPress press, const KeyMap& keys);  // whether or not it can be done

std::string label_of(const Command& command, const Words& words);
std::vector<KeyPress> presses_of(const Command& command, const KeyMap& keys);
std::string keys_of(const Command& command, const KeyMap& keys);  // "Ctrl+Y, Ctrl+Shift+Z", shown beside it

}  // namespace hexwright
