// Draws selecting and symmetry over a view: the box or lasso under way, the centre and its rays.
#pragma once
#include "editor/panes/gesture_marks.h"
#include "editor/panes/room.h"

namespace hexwright::panes {

void draw_selecting(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);
void draw_symmetry(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);

}  // namespace hexwright::panes
