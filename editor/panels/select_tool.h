// Selecting pieces with the mouse.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void select_press(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
