// A refusal in the status line goes when what caused it has changed, whatever changed it, and belongs to the place
// where it was said: one of a dialog goes with the dialog, and one of the map does not stand in a dialog that opens.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

namespace hexwright::files {

void drop_past_refusal(EditorState& editor);  // Call once per frame, after everything that may refuse.

}  // namespace hexwright::files
