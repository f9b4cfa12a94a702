// Aligns the picture under a level: click a point of the picture, then the hex whose centre it shows, or drag from one
// to the other.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void align_press(Studio& studio, const Pointer& pointer);
void align_release(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
