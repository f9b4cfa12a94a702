// The toolbar's list of symmetries.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void symmetry_button(Ui& ui, EditorState& editor, bool named);
float symmetry_button_width(const Ui& ui, const EditorState& editor, bool named);  // In pixels.

}  // namespace hexwright::panels
