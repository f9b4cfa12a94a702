// What can be asked of the window by name: a row of a table.
#pragma once
#include "editor/commands/room.h"
#include "editor/workspace/keys.h"
#include "editor/workspace/states.h"

#include <string_view>

namespace hexwright::commands {

// In which mode of the window a command is there: while the map is edited, while the Build view shows how it is built,
// in both of these, while a game is played, or always.
enum class When : unsigned char { Editing, Building, OffTheTable, Playing, Always };

struct Command {
    std::string_view id;  // For example "edit.undo"; its words are "command.edit.undo".
    // One of menus(), or empty for toolbar, keys and scripts only.
    std::string_view menu{};
    std::string_view sub{};  // A menu in that menu, where the first of its commands stands; its words are menu.pace.
    const char* icon = "";   // From the icon font, or empty.
    KeyPress key{}, other_key{};
    When when = When::Editing;
    bool (*offered)() = nullptr;                // On this system; nullptr means on all.
    bool (*can)(const EditorState&) = nullptr;  // nullptr means always.
    void (*run)(EditorState&) = nullptr;
    bool (*on)(const EditorState&) = nullptr;  // If set, the command has a check mark.
    bool line_before = false;
};

}  // namespace hexwright::commands
