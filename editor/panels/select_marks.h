// What selecting and symmetry draw over the plan: the box or lasso under way, the centre and its rays.
#pragma once
#include "editor/panels/map_marks.h"

namespace hexwright {

void draw_selecting(Ui& ui, const Studio& studio, ImDrawList& draw, const ToScreen& to_screen);
void draw_symmetry(Ui& ui, const Studio& studio, ImDrawList& draw, const ToScreen& to_screen);

}  // namespace hexwright
