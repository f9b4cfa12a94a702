// The measure tool: a drag from hex to hex shows the distance on the table and in the game.
#pragma once
#include "editor/editing/measure.h"
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

namespace hexwright::tools {

ToolOutcome measure_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome measure_drag(const EditorState& editor, const Pointer& pointer);

Measured measured_line(const OpenMap& map);  // Measures the line that is drawn.
Message measure_words(const EditorState& editor);

}  // namespace hexwright::tools
