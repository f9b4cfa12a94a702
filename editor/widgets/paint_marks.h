// Paints marks of a drawing (formats/paper/sheet/drawing.h) into a draw list of Dear ImGui, as
// formats/paper/sheet/paint.h paints them with cairo: for small drawings that change with every frame, such as tokens.
#pragma once
#include "editor/widgets/map_marks.h"
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"
#include "formats/paper/sheet/drawing.h"

#include <array>
#include <vector>

namespace hexwright::widgets {

// `scale`: pixels per unit of the drawing, for widths of lines and sizes of text. Text below 5 pixels is left out;
// lines are never dashed.
void paint_marks(Ui& ui, ImDrawList& draw, const std::vector<Mark>& marks, const ToScreen& to_screen, float scale);

// Triangles that together fill the rings by the even-odd rule. The sides of the rings must not cross.
std::vector<std::array<ImVec2, 3>> filling(const std::vector<std::vector<ImVec2>>& rings);

}  // namespace hexwright::widgets
