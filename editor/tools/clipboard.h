// Cut, copy and paste through the system clipboard, as text that another running editor can read and people can mail.
#pragma once
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

namespace hexwright::tools {

void copy_selected(EditorState& editor);
void cut_selected(EditorState& editor);
void paste(EditorState& editor);           // Takes it in hand.
void paste_in_place(EditorState& editor);  // Pastes where it was copied from.
void duplicate_selected(EditorState& editor);

}  // namespace hexwright::tools
