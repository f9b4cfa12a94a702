// The fill tool: a click fills the open area under the cursor with as few tiles as possible from those left; a drag
// fills the hexes of a box.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

// Takes the kind of the piece in hand, else the last one used. Returns what to do next, as the status line says it.
Message take_fill_kind(ToolState& tools, const Catalogue& catalogue);
// A background task finds the tiles, and then commits them.
void start_filling(EditorState& editor, FillOrder order);
ToolOutcome fill_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome fill_release(const EditorState& editor, const Pointer& pointer);
ToolOutcome fill_cancel(const EditorState& editor);
const FillPreview& fill_preview(const EditorState& editor);  // What a click would fill.

}  // namespace hexwright::editor_session
