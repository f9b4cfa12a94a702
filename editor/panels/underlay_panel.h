// Settings of the picture under the current level (file, opacity, locked, hidden, alignment), and the map's
// measurements.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_underlay(Ui& ui, Studio& studio);
void draw_map_facts(Ui& ui, const Studio& studio);

}  // namespace hexwright
