// Removes pieces with the mouse: a click removes one, a drag everything that it passes over.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void erase_press(EditorState& editor, const Pointer& pointer);
void erase_drag(EditorState& editor, const Pointer& pointer);
void erase_release(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright
