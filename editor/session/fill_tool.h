// The fill tool: a click fills the open area under the cursor with the fewest tiles that are left, a drag those hexes
// of a box.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

// of the piece in hand, else of the last one used; says what to do when there is none
void take_fill_kind(EditorState& editor);
void fill_drag(EditorState& editor, const Pointer& pointer);
void fill_release(EditorState& editor, const Pointer& pointer);
void fill_cancel(EditorState& editor);
const FillPreview& fill_preview(const EditorState& editor);  // what a click would fill

}  // namespace hexwright
