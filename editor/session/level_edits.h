// Whole levels of the map: inserted, removed, doubled, shifted; each one step of undo.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void insert_level(EditorState& editor);  // an empty one, at the level worked on
void remove_level(EditorState& editor);
void duplicate_level(EditorState& editor);
void shift_levels(EditorState& editor, int by);

}  // namespace hexwright
