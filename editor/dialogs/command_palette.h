// Every command by its words: type a part of it, Enter does it.
#pragma once
#include "editor/widgets/ui.h"

#include <string>
#include <vector>

namespace hexwright {

struct CommandPaletteUi {
    std::string search;
    int chosen = 0;
    bool begun = false;  // the field has been given the keyboard
};

void draw_command_palette(Ui& ui, EditorState& editor, CommandPaletteUi& state);

// The commands that can run now and whose words (or id) hold every word of the search; those that begin with it come
// first.
std::vector<const Command*> commands_like(const std::string& search, const EditorState& editor);

}  // namespace hexwright
