// The strip of levels between palette and map: chooses the current level; "+" adds one above.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_levels(Ui& ui, EditorState& editor);

}  // namespace hexwright
