// Puts down the piece in hand with the mouse: a click places one, a drag one wherever it fits.
#pragma once
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

ToolOutcome place_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome place_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome place_release(const EditorState& editor, const Pointer& pointer);

// The middle button: takes the piece there in hand, as a copy or to be moved. Says so if there is none.
ToolOutcome taken_from_map(const EditorState& editor, const Pointer& pointer, PickUp how);
void take_from_map(EditorState& editor, const Pointer& pointer, PickUp how);

}  // namespace hexwright::editor_session
