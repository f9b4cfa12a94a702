// What a zone, glyph or erasing gesture is about to do, drawn over the plan and over 3D: each view says where a point
// at a height lies on the screen.
#pragma once
#include "editor/widgets/ui.h"
#include "formats/sheet/plan_drawing.h"

#include <functional>
#include <optional>

namespace hexwright {

// From the units of centre_of() and sevenths of a level above the table; none: behind the eye.
using Projector = std::function<std::optional<ImVec2>(Point, int)>;

void draw_gesture_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);

}  // namespace hexwright
