// The fill tool: a click fills the open area under the cursor with as few tiles as possible from those left; a drag
// fills the hexes of a box.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

namespace hexwright::tools {

ToolOutcome fill_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome fill_release(const EditorState& editor, const Pointer& pointer);
ToolOutcome fill_cancel(const EditorState& editor);
const FillPreview& fill_preview(const OpenMap& map);  // What a click would fill.

}  // namespace hexwright::tools
