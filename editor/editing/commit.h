// The only functions through which the session changes the map.
#pragma once
#include "editor/document/document.h"
#include "editor/document/edit.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// Applies the edit at all images under the current symmetry. Returns false if refused; the notice says why.
bool commit(OpenMap& map, const Edit& edit);
bool commit(OpenMap& map, Edit::What what);
bool commit(OpenMap& map, Proposal proposal);  // Judged already, on the current snapshot.

void undo_map(EditorState& editor);
void redo_map(EditorState& editor);
void go_to_step(EditorState& editor, std::size_t step);  // A step of the history.

void switch_beyond_sets(EditorState& editor);  // "Design beyond my sets", which is kept in the file.

}  // namespace hexwright::editing
