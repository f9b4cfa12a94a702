// Measuring: a drag from hex to hex says how far it is, on the table and in the game.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/measure.h"

namespace hexwright {

void measure_press(EditorState& editor, const Pointer& pointer);
void measure_drag(EditorState& editor, const Pointer& pointer);

Measured measured_line(const EditorState& editor);  // of the line that lies there
Message measure_words(const EditorState& editor);

}  // namespace hexwright
