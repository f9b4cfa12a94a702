// What the mouse does to the map. Both views send their gestures here; one table says which mode gets them: pointing at
// the map for the desk, figures of a set-up, or the tool in hand.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"

namespace hexwright::desk {

void press(EditorState& editor, const Pointer& pointer);
void drag(EditorState& editor, const Pointer& pointer);  // No effect unless a gesture is under way.
void release(EditorState& editor, const Pointer& pointer);
void click(EditorState& editor, const Pointer& pointer);  // Pressed and released there.

}  // namespace hexwright::desk
