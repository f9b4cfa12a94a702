// The fill tool: a click fills the open area under the cursor with the fewest tiles that are left, a drag those hexes
// of a box.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// of the piece in hand, else of the last one used; says what to do when there is none
void take_fill_kind(Studio& studio);
void fill_drag(Studio& studio, const Pointer& pointer);
void fill_release(Studio& studio, const Pointer& pointer);
void fill_cancel(Studio& studio);
const FillAim& fill_aim(const Studio& studio);  // what a click would fill

}  // namespace hexwright
