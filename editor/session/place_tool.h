// Puts down the piece in hand with the mouse: a click places one, a drag one wherever it fits.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void place_press(EditorState& editor, const Pointer& pointer);
void place_drag(EditorState& editor, const Pointer& pointer);
void place_release(EditorState& editor, const Pointer& pointer);

// The middle button: takes the piece there in hand, as a copy or to be moved. Says so if there is none.
void take_from_map(EditorState& editor, const Pointer& pointer, PickUp how);

}  // namespace hexwright::editor_session
