// The measure tool: a drag from hex to hex shows the distance on the table and in the game.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/measure.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void measure_press(EditorState& editor, const Pointer& pointer);
void measure_drag(EditorState& editor, const Pointer& pointer);

Measured measured_line(const EditorState& editor);  // Measures the line that is drawn.
Message measure_words(const EditorState& editor);

}  // namespace hexwright::editor_session
