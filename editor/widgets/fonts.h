// The window's fonts: Inter with the icons merged in, and with the letters of other scripts that the window was asked
// to draw (seen_letters.h).
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <string>

namespace hexwright::widgets {

// Fills Dear ImGui's atlas, ui.strong and ui.small. Call before the first frame, and between frames when letters wait.
// `scale` is the monitor's. Returns the letters that no installed font can draw and that were not returned before.
std::u32string load_fonts(Ui& ui, float scale);

}  // namespace hexwright::widgets
