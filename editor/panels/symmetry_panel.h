// The toolbar's list of symmetries.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void symmetry_button(Ui& ui, Studio& studio, float room);  // says its name where that fits into so many pixels

}  // namespace hexwright
