#include "editor/editing/ghost_in_hand.h"

#include "editor/editing/carry_tool.h"
#include "editor/editing/pointing.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

// Whether the piece in hand lies there already, with all its images: then nothing is wrong and nothing needs to be
// shown.
bool lies_there(const Ghost& ghost, const EditorState& editor) {
    if (!ghost.refusal || ghost.refusal->pieces.empty()) return false;
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    return std::ranges::all_of(ghost.refusal->pieces, [&](PieceId id) {
        const PlacedPiece* there = battlefield.find(id);
        return there && std::ranges::any_of(ghost.pieces, [&](PlacedPiece piece) {
                   piece.id = id;
                   return piece == *there;
               });
    });
}

}  // namespace

std::optional<Ghost> ghost_of(const EditorState& editor) {
    if (editor.tools.current == Tool::Centre) return std::nullopt;
    if (auto block = ghost_of_block(editor)) return block;
    if (!editor.tools.armed || !editor.tools.hovered) return std::nullopt;
    Ghost ghost = ghost_of(*editor.tools.armed, editor.tools.hovered->cursor(), level_of(editor, *editor.tools.hovered),
                           editor.document, editor.tools.symmetry);
    return lies_there(ghost, editor) ? std::nullopt : std::optional(std::move(ghost));
}

}  // namespace hexwright::editing
