// Removes pieces with the mouse: a click removes one, a drag everything that it passes over.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void erase_press(EditorState& editor, const Pointer& pointer);
void erase_drag(EditorState& editor, const Pointer& pointer);
void erase_release(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
