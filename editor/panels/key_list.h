// Shows all keys and mouse actions in columns over the window.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_key_list(Ui& ui, Studio& studio);

}  // namespace hexwright
