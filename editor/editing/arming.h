// A piece from the palette is taken in hand.
#pragma once
#include "editor/editing/room.h"
#include "editor/editing/tool_outcome.h"

namespace hexwright::editing {

// With a piece of this kind in hand, or why none is left. `so_far`: an outcome that holds the tools until then.
ToolOutcome armed(const OpenMap& map, ToolOutcome so_far, PieceKind kind);
void arm(EditorState& editor, PieceKind kind);  // If none is left, shows why.

// Takes the kind of the piece in hand, else the last one used. Returns what to do next, as the status line says it.
Message take_fill_kind(ToolState& tools, const Catalogue& catalogue);

}  // namespace hexwright::editing
