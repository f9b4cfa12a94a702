// The toolbar's list of symmetries.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

// Shows its name if that fits into this many pixels.
void symmetry_button(Ui& ui, EditorState& editor, float room);

}  // namespace hexwright::panels
