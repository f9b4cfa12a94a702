// The checks panel: all that is wrong or worth knowing, as `hexwright check` lists it; a click jumps there.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_checks(Ui& ui, Studio& studio);

}  // namespace hexwright
