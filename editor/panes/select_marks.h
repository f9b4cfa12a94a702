// Draws selecting and symmetry over a view: the box or lasso under way, the centre and its rays.
#pragma once
#include "editor/panes/gesture_marks.h"
#include "editor/panes/room.h"

namespace hexwright::panes {

// The outlines of what is selected. In 3D they are seen through what stands before them.
void draw_selected(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);
void draw_selecting(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);
void draw_symmetry(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);

}  // namespace hexwright::panes
