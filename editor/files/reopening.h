// The maps that were open when the program ended last: noted in the settings, and opened again at the start, one after
// the other and without a question. What does not open is told in one line.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

namespace hexwright::files {

// Puts the files of the maps that are open into the settings: own files, the campaigns at the desks, and samples that
// nothing was done to. Does nothing until the last ones have been opened again.
void remember_tabs(EditorState& editor);

void begin_reopening(EditorState& editor);  // Takes the files from the settings.
// Opens the next one. Questions that are open stay as they are. Call once per frame.
void reopen_next(EditorState& editor);

}  // namespace hexwright::files
