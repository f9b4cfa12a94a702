// What the game on the table shows over the map, in the plan and in 3D: figures, what is lit, and what a click would
// do.
#pragma once
#include "editor/panes/gesture_marks.h"
#include "editor/panes/room.h"

#include <functional>

namespace hexwright::panes {

// Spaces that mean something, the figures' rings, and the way of what the pointer means.
// `draw_figures` draws them between what is lit and what is aimed at.
void draw_table_marks(Ui& ui, EditorState& editor, ImDrawList& draw, const Projector& place,
                      const std::function<void()>& draw_figures);
void draw_aim_tip(Ui& ui, const EditorState& editor);  // What a click would do, or why nothing, beside the pointer.
// The next person has not sat down yet: nothing of the game is drawn.
bool is_covered(const EditorState& editor);
// Instead of a view that is covered: who may look, with a button that opens the curtain, as Enter does.
void draw_curtain(Ui& ui, EditorState& editor, Box pane);

}  // namespace hexwright::panes
