// Puts down the piece in hand with the mouse: a click places one, a drag one wherever it fits.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

ToolOutcome place_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome place_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome place_release(const EditorState& editor, const Pointer& pointer);

// The middle button: takes the piece there in hand, as a copy or to be moved. Says so if there is none.
ToolOutcome taken_from_map(const OpenMap& map, const Pointer& pointer, PickUp how);
void take_from_map(EditorState& editor, const Pointer& pointer, PickUp how);

}  // namespace hexwright::tools
