// The tool and the piece in hand, and what keys do to them: choose, turn, raise, remove, pick up, let go.
#pragma once
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

// The topmost piece on the hex at the current level or below.
std::optional<PlacedPiece> piece_at(const ViewState& view, const Document& document, const Pointer& pointer);
// Whether what is in hand lies on the surface under the pointer, whatever its level: while all levels are shown, and on
// request.
bool lies_on_surface(const EditorState& editor, const Pointer& pointer);
// The level above what is seen under the pointer, `lifted` pieces aside.
int level_above(const EditorState& editor, const Pointer& pointer, const std::vector<PieceId>& lifted);
// The level that the piece in hand, or the tiles that fill an area, go to there.
int level_of(const EditorState& editor, const Pointer& pointer);
// The ghost of the piece or block in hand, under the cursor, with its images.
std::optional<Ghost> ghost_of(const EditorState& editor);
// Without what is hovered: that would redraw the 3D view at every move.
Highlight highlight_of(const EditorState& editor);

ToolOutcome chosen(const EditorState& editor, Tool tool);
// With a piece of this kind in hand, or why none is left. `so_far`: an outcome that holds the tools until then.
ToolOutcome armed(const EditorState& editor, ToolOutcome so_far, PieceKind kind);

void choose_tool(EditorState& editor, Tool tool);
void arm(EditorState& editor, PieceKind kind);  // If none is left, shows why.
void let_go(EditorState& editor);               // Esc: drops the piece in hand, then the selection.
void turn(EditorState& editor, int steps);      // Turns the piece in hand, or the selection.
void raise(EditorState& editor, int by);
void remove_selected(EditorState& editor);
void pick_up(EditorState& editor);

}  // namespace hexwright::editor_session
