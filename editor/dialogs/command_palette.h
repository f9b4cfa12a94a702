// Finds any command by its words: type a part of them, Enter runs it.
#pragma once
#include "editor/commands/command.h"
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

#include <string>
#include <vector>

namespace hexwright::dialogs {

struct CommandPaletteUi {
    std::string search;
    int chosen = 0;
    bool begun = false;  // The field has received keyboard focus.
};

void draw_command_palette(Ui& ui, EditorState& editor, CommandPaletteUi& state);

// The commands that can run now and whose words, id or synonyms (the sentences "also.ID") contain every word of the
// search; those that begin with it come first.
std::vector<const Command*> commands_like(const std::string& search, const EditorState& editor);
// The same for those that cannot run now; none for an empty search.
std::vector<const Command*> commands_for_later(const std::string& search, const EditorState& editor);

}  // namespace hexwright::dialogs
