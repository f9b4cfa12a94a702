// Taking pieces away with the mouse: a click takes one, a drag all that it goes over.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void erase_press(EditorState& editor, const Pointer& pointer);
void erase_drag(EditorState& editor, const Pointer& pointer);
void erase_release(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright
