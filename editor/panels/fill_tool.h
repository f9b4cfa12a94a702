// The fill tool: a click fills the open area under the cursor with as few tiles as possible from those left; a drag
// fills the hexes of a box.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// Takes the kind of the piece in hand, else the last one used; shows what to do if there is none.
void take_fill_kind(Studio& studio);
void fill_drag(Studio& studio, const Pointer& pointer);
void fill_release(Studio& studio, const Pointer& pointer);
void fill_cancel(Studio& studio);
const FillAim& fill_aim(const Studio& studio);  // What a click would fill.

}  // namespace hexwright
