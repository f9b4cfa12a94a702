// Selects with the mouse: a click takes a piece, with Shift or Ctrl adds or drops it, a double click takes all of its
// kind. A drag moves the selection, or draws a box or lasso if it starts on nothing (with Shift or Ctrl: anywhere, to
// add or drop).
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void select_press(EditorState& editor, const Pointer& pointer);
void select_drag(EditorState& editor, const Pointer& pointer);
void select_release(EditorState& editor, const Pointer& pointer);
void select_cancel(EditorState& editor);

}  // namespace hexwright::editor_session
