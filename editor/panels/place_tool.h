// Puts down the piece in hand with the mouse: a click places one, a drag one wherever it fits.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void place_press(Studio& studio, const Pointer& pointer);
void place_drag(Studio& studio, const Pointer& pointer);
void place_release(Studio& studio, const Pointer& pointer);

// The middle button: takes the piece there in hand, as a copy or to be moved. Says so if there is none.
void take_from_map(Studio& studio, const Pointer& pointer, PickUp how);

}  // namespace hexwright
