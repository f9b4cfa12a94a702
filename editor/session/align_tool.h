// Aligns the picture under a level: click a point of the picture, then the hex whose centre it shows, or drag from one
// to the other.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void align_press(EditorState& editor, const Pointer& pointer);
void align_release(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
