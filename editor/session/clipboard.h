// Cut, copy and paste through the system's clipboard, as text that another running editor reads, and people can mail.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void copy_selected(EditorState& editor);
void cut_selected(EditorState& editor);
void paste(EditorState& editor);           // takes it in hand
void paste_in_place(EditorState& editor);  // where it was copied from
void duplicate_selected(EditorState& editor);

}  // namespace hexwright
