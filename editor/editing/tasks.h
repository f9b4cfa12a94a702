// Work in the background: what is done is taken, the rest can be stopped.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// Takes the results of what is done; where the memory was not enough, the status line says so. Call once a frame.
void take_done_tasks(EditorState& editor);
// Esc, and the button beside it: stops the one that is shown; a game whose computer was thinking pauses. Returns false
// if there was none.
bool stop_tasks(OpenMap& map);

}  // namespace hexwright::editing
