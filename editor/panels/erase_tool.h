// Taking pieces away with the mouse.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void erase_press(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
