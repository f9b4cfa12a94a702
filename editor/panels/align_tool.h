// Aligning the picture under a level: a point of the picture, then the hex whose middle it shows; or a drag from one to
// the other.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void align_press(Studio& studio, const Pointer& pointer);
void align_release(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
