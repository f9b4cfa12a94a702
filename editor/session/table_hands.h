// What the hands at the table share.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/pointer.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

// Of the game on the table; there must be one.
inline Play& play_of(EditorState& editor) { return *editor.table.play; }
inline const Play& play_of(const EditorState& editor) { return *editor.table.play; }

bool went(EditorState& editor, const Result<void>& result);  // Says why not, if it was refused.
// The figure at the highest surface there, or at the current level; invalid if there is none.
FigureId figure_pointed_at(const EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
