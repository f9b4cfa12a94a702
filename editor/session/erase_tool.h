// Removes pieces with the mouse: a click removes one, a drag everything that it passes over.
#pragma once
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

ToolOutcome erase_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome erase_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome erase_release(const EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
