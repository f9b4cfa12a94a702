// Pieces put on the map by a tool, as one step.
#pragma once
#include "editor/editing/placing.h"
#include "tests/support/every_room.h"

#include <utility>
#include <vector>

namespace hexwright {

// Returns false if they are refused; then the notice says why.
inline bool placed(EditorState& editor, const std::vector<PlacedPiece>& pieces) {
    ToolOutcome outcome = proposed_placing(editor.map, pieces);
    const bool fits = outcome.change.has_value();
    apply(editor, std::move(outcome));
    return fits;
}

}  // namespace hexwright
