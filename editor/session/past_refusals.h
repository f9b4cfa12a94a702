// A refusal in the status line goes when what caused it has changed, whatever changed it, and belongs to the place
// where it was said: one of a dialog goes with the dialog, and one of the map does not stand in a dialog that opens.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void drop_past_refusal(EditorState& editor);  // Call once per frame, after everything that may refuse.

}  // namespace hexwright::editor_session
