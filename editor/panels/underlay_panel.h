// The picture under the level worked on: which it is, how strongly it shines, locked, hidden, aligned; and what a map
// is in figures.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_underlay(Ui& ui, Studio& studio);
void draw_map_facts(Ui& ui, const Studio& studio);

}  // namespace hexwright
