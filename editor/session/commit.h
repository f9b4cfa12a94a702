// The one door through which the session changes the map, and the way back through its history.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

// Done at all images under the symmetry that is on. False: refused, and the notice says why.
bool commit(EditorState& editor, const Edit& edit);
bool commit(EditorState& editor, Edit::What what);
// Shows why until the next action; a ghost shakes.
bool commit(EditorState& editor, Proposal proposal);  // judged already, on the snapshot of now

void undo(EditorState& editor);
void redo(EditorState& editor);
void go_to_step(EditorState& editor, std::size_t step);  // of the history

void switch_beyond_sets(EditorState& editor);  // "design beyond my sets", kept in the file

}  // namespace hexwright::editor_session
