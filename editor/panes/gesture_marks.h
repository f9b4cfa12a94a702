// Draws what a zone, glyph or erasing gesture is about to do, over the plan and over 3D. Each view supplies the
// projection to the screen.
#pragma once
#include "editor/panes/room.h"
#include "editor/widgets/ui.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <functional>
#include <optional>

namespace hexwright::panes {

// Maps a point in the units of centre_of(), at a height in sevenths of a level above the table; nullopt if it is behind
// the eye.
using Projector = std::function<std::optional<ImVec2>(Point, int)>;

void draw_gesture_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);

}  // namespace hexwright::panes
