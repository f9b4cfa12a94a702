// The toolbar's list of symmetries.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void symmetry_button(Ui& ui, Studio& studio);

}  // namespace hexwright
