// Removes pieces with the mouse: a click removes one, a drag everything that it passes over.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

ToolOutcome erase_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome erase_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome erase_release(const EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::tools
