// The only functions through which the session changes the map, and undo and redo.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

// Applies the edit at all images under the current symmetry. Returns false if refused; the notice says why.
bool commit(EditorState& editor, const Edit& edit);
bool commit(EditorState& editor, Edit::What what);
bool commit(EditorState& editor, Proposal proposal);  // Judged already, on the current snapshot.

// Of the map, or of the campaign while that is on the desk.
void undo(EditorState& editor);
void redo(EditorState& editor);
bool can_undo(const EditorState& editor);
bool can_redo(const EditorState& editor);
void go_to_step(EditorState& editor, std::size_t step);  // A step of the history.

void switch_beyond_sets(EditorState& editor);  // "Design beyond my sets", which is kept in the file.

}  // namespace hexwright::editor_session
