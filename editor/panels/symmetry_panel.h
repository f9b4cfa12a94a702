// The toolbar's list of symmetries.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

// Shows its name if that fits into this many pixels.
void symmetry_button(Ui& ui, Studio& studio, float room);

}  // namespace hexwright
