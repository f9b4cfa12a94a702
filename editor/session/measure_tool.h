// The measure tool: a drag from hex to hex shows the distance on the table and in the game.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/measure.h"
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

ToolOutcome measure_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome measure_drag(const EditorState& editor, const Pointer& pointer);

Measured measured_line(const EditorState& editor);  // Measures the line that is drawn.
Message measure_words(const EditorState& editor);

}  // namespace hexwright::editor_session
