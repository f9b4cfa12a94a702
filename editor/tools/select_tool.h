// Selects with the mouse: a click takes a piece with its group, with Shift or Ctrl adds or drops it, a double click
// takes all of its kind; with Alt, or clicked again, a piece of a group is taken alone. A drag moves the selection, or
// draws a box or lasso if it starts on nothing (with Shift or Ctrl: anywhere, to add or drop).
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

ToolOutcome select_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome select_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome select_release(const EditorState& editor, const Pointer& pointer);
ToolOutcome select_cancel(const EditorState& editor);

}  // namespace hexwright::tools
