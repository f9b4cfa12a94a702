// The window's fonts: Inter if installed, else DejaVu, else Dear ImGui's built-in font, with the icons merged in.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::widgets {

// Fills Dear ImGui's atlas, ui.strong and ui.small. Call before the first frame. `scale` is the monitor's.
void load_fonts(Ui& ui, float scale);

}  // namespace hexwright::widgets
