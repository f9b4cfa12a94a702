// The strip of levels between palette and map: chooses the current level; "+" adds one above.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_levels(Ui& ui, EditorState& editor);

}  // namespace hexwright::panels
