// Undo and redo of what is being worked on: the map, or the campaign while that is on the desk.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"

namespace hexwright::desk {

// Of the map, or of the campaign while that is on the desk.
void undo(EditorState& editor);
void redo(EditorState& editor);
bool can_undo(const EditorState& editor);
bool can_redo(const EditorState& editor);

}  // namespace hexwright::desk
