// Inserts, removes, duplicates and shifts whole levels of the map; each is one step of undo.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

void insert_level(EditorState& editor);  // Inserts an empty one at the current level.
void remove_level(EditorState& editor);
void duplicate_level(EditorState& editor);
void shift_levels(OpenMap& map, int by);

}  // namespace hexwright::editing
