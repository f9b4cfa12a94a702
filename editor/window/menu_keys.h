// The menu bar by keys: Alt alone opens its first menu or closes what is open, Alt with a letter opens the menu of that
// letter. In a menu letters, arrow keys and Enter are its own.
#pragma once
#include "editor/widgets/ui.h"
#include "editor/window/room.h"

#include <string>
#include <vector>

namespace hexwright::main_window {

// Letters that open no menu because a command has them with Alt.
std::string letters_of_commands(const EditorState& editor);

class MenuKeys {
public:
    // Takes the keys for menus out of this frame's presses; returns those that the open menu is to see.
    std::vector<KeyPress> take(Ui& ui, const EditorState& editor);
    bool wants(char letter);  // Whether the menu of this letter is to be opened now; true once.

private:
    bool held_ = false, alone_ = false;  // Alt is down; nothing else has happened since.
    char wanted_ = 0;
};

}  // namespace hexwright::main_window
