// Aligns the picture under a level: click a point of the picture, then the hex whose centre it shows, or drag from one
// to the other.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

ToolOutcome align_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome align_release(const EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::tools
