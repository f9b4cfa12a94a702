// What the status line says at the start of the program, while files are opened: each map that is opened clears it.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::files {

void hold_start_notice(EditorState& editor);  // Call before the first file is opened.
// Once all files of the start are open, the line says again what it said, and then what the opening of the map in front
// said. Nothing before that, and after the first time.
void tell_start_notice(EditorState& editor);

}  // namespace hexwright::files
