// The tool in hand, and what keys do to it and to the selection: choose, turn, raise, remove, pick up, let go.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"

namespace hexwright::tools {

ToolOutcome chosen(const EditorState& editor, Tool tool);
void choose_tool(EditorState& editor, Tool tool);
void let_go(EditorState& editor);           // Esc: drops the piece in hand, then the selection.
void turn(EditorState& editor, int steps);  // Turns the piece in hand, or the selection.
void raise(EditorState& editor, int by);
void remove_selected(EditorState& editor);
void pick_up(EditorState& editor);

}  // namespace hexwright::tools
