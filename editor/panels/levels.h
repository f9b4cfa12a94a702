// The strip of levels between palette and map: chooses the current level; "+" adds one above.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_levels(Ui& ui, Studio& studio);

}  // namespace hexwright
