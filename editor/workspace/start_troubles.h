// What is wrong with the person's own files when the program starts: all of it in one dialog, whatever the number of
// files, and the program starts.
#pragma once
#include "editor/document/safety/set_aside.h"
#include "editor/workspace/dialog_state.h"
#include "editor/workspace/room.h"
#include "editor/workspace/states.h"

#include <string>
#include <vector>

namespace hexwright::workspace {

// Below what the dialog says already.
void tell_at_start(EditorState& editor, const std::string& trouble, const std::string& remedy);
void tell_of_unusable_catalogues(EditorState& editor, const std::vector<SetAside>& files);

// No question is open, or only what tell_at_start() tells, which the first question of the start takes along: so that
// one dialog at most stands before the first screen.
bool is_free_for_start(const DialogState& dialog);
void ask_at_start(DialogState& dialog, Dialog kind);

}  // namespace hexwright::workspace
