// What both views emphasize: what is selected and in hand, figures, zones.
#pragma once
#include "editor/desk/room.h"
#include "editor/view/backend.h"
#include "editor/workspace/states.h"

namespace hexwright::desk {

// Without what is hovered: that would redraw the 3D view at every move.
Highlight highlight_of(const OpenMap& map);

}  // namespace hexwright::desk
