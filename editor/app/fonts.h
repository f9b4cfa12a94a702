// The window's letters: Inter where it is installed, else DejaVu, else what Dear ImGui brings; icons merged in.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

// Fills Dear ImGui's atlas and ui.strong, ui.small; before the first frame. `scale` is the monitor's.
void load_fonts(Ui& ui, float scale);

}  // namespace hexwright
