// The strip of levels between palette and map: one is worked on; "+" adds one above.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_levels(Ui& ui, EditorState& editor);

}  // namespace hexwright
