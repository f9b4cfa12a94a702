// The toolbar's list of symmetries.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void symmetry_button(Ui& ui, EditorState& editor, float room);  // says its name where that fits into so many pixels

}  // namespace hexwright
