// The measure tool: a drag from hex to hex shows the distance on the table and in the game.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void measure_press(Studio& studio, const Pointer& pointer);
void measure_drag(Studio& studio, const Pointer& pointer);

Measured measured_line(const Studio& studio);  // Measures the line that is drawn.
Message measure_words(const Studio& studio);

}  // namespace hexwright
