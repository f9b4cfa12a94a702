// Removes pieces with the mouse: a click removes one, a drag everything that it passes over.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void erase_press(Studio& studio, const Pointer& pointer);
void erase_drag(Studio& studio, const Pointer& pointer);
void erase_release(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
