// What the mouse does to the map: one table gives each tool its handlers for press, drag and release. Both views send
// their gestures here; a tool neither knows which view it works in nor touches Dear ImGui.
#pragma once
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

struct ToolGestures {
    Tool tool;
    ToolOutcome (*press)(const EditorState&, const Pointer&) = nullptr;  // nullptr: nothing happens.
    // The mouse moves with the button held; `tools.pressed` is where the button went down.
    ToolOutcome (*drag)(const EditorState&, const Pointer&) = nullptr;
    ToolOutcome (*release)(const EditorState&, const Pointer&) = nullptr;
    ToolOutcome (*cancel)(const EditorState&) = nullptr;  // Esc during a gesture: as if it had never begun.
};
const ToolGestures& gestures_of(Tool tool);

void press(EditorState& editor, const Pointer& pointer);
void drag(EditorState& editor, const Pointer& pointer);  // No effect unless a gesture is under way.
void release(EditorState& editor, const Pointer& pointer);
void cancel(EditorState& editor);
ToolOutcome cancelled(const EditorState& editor);         // As if the gesture under way, if any, had never begun.
void click(EditorState& editor, const Pointer& pointer);  // Pressed and released there.
}  // namespace hexwright::editor_session
