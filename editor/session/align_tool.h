// Aligning the picture under a level: a point of the picture, then the hex whose middle it shows; or a drag from one to
// the other.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void align_press(EditorState& editor, const Pointer& pointer);
void align_release(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright
