// Cut, copy and paste through the system clipboard, as text that another running editor can read and people can mail.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void copy_selected(EditorState& editor);
void cut_selected(EditorState& editor);
void paste(EditorState& editor);           // Takes it in hand.
void paste_in_place(EditorState& editor);  // Pastes where it was copied from.
void duplicate_selected(EditorState& editor);

}  // namespace hexwright::editor_session
