// Filling an area with tiles by a background task.
#pragma once
#include "editor/document/edits/fill_edit.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// A background task finds the tiles, and then commits them.
void start_filling(EditorState& editor, FillOrder order);

}  // namespace hexwright::editing
