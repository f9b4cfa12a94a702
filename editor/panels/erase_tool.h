// Taking pieces away with the mouse: a click takes one, a drag all that it goes over.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void erase_press(Studio& studio, const Pointer& pointer);
void erase_drag(Studio& studio, const Pointer& pointer);
void erase_release(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
