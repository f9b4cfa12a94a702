// Measuring: a drag from hex to hex says how far it is, on the table and in the game.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void measure_press(Studio& studio, const Pointer& pointer);
void measure_drag(Studio& studio, const Pointer& pointer);

Measured measured_line(const Studio& studio);  // of the line that lies there
Message measure_words(const Studio& studio);

}  // namespace hexwright
