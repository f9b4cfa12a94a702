// Inserts, removes, duplicates and shifts whole levels of the map; each is one step of undo.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void insert_level(EditorState& editor);  // Inserts an empty one at the current level.
void remove_level(EditorState& editor);
void duplicate_level(EditorState& editor);
void shift_levels(EditorState& editor, int by);

}  // namespace hexwright::editor_session
