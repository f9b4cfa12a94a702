// What the hands at the table share.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/pointer.h"

namespace hexwright::play {

// Of the game on the table; there must be one.
inline Play& play_of(EditorState& editor) { return *editor.table.play; }
inline const Play& play_of(const EditorState& editor) { return *editor.table.play; }

bool went(EditorState& editor, const Result<void>& result);  // Says why not, if it was refused.
// The figure at the highest surface there, or at the current level; invalid if there is none.
FigureId figure_pointed_at(const EditorState& editor, const Pointer& pointer);

// The level of the surface pointed at: in the plan the current level, 0 for the highest where all are shown.
int level_pointed_at(const EditorState& editor, const Pointer& pointer);
bool may_act_by_hand(const EditorState& editor);  // At the open table.
// Whether it is fair play, where nothing is done by hand; says so.
bool refused_at_fair_play(EditorState& editor);

}  // namespace hexwright::play
