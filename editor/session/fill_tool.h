// The fill tool: a click fills the open area under the cursor with as few tiles as possible from those left; a drag
// fills the hexes of a box.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

// Takes the kind of the piece in hand, else the last one used; shows what to do if there is none.
void take_fill_kind(EditorState& editor);
void fill_drag(EditorState& editor, const Pointer& pointer);
void fill_release(EditorState& editor, const Pointer& pointer);
void fill_cancel(EditorState& editor);
const FillPreview& fill_preview(const EditorState& editor);  // What a click would fill.

}  // namespace hexwright::editor_session
