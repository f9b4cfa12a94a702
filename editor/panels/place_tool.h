// The piece in hand put down with the mouse.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void place_press(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
