// What the mouse does with each tool: one table gives each tool its handlers for press, drag and release. A tool
// neither knows which view it works in nor touches Dear ImGui.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

struct ToolGestures {
    Tool tool;
    ToolOutcome (*press)(const EditorState&, const Pointer&) = nullptr;  // nullptr: nothing happens.
    // The mouse moves with the button held; `tools.pressed` is where the button went down.
    ToolOutcome (*drag)(const EditorState&, const Pointer&) = nullptr;
    ToolOutcome (*release)(const EditorState&, const Pointer&) = nullptr;
    ToolOutcome (*cancel)(const EditorState&) = nullptr;  // Esc during a gesture: as if it had never begun.
};
const ToolGestures& gestures_of(Tool tool);

ToolOutcome cancelled(const EditorState& editor);  // As if the gesture under way, if any, had never begun.
void cancel(EditorState& editor);

}  // namespace hexwright::tools
