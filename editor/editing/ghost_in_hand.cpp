#include "editor/editing/ghost_in_hand.h"

#include "editor/editing/carry_tool.h"
#include "editor/editing/pointing.h"
#include "editor/workspace/open_map.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

// Whether the piece in hand lies there already, with all its images: then nothing is wrong and nothing needs to be
// shown.
bool lies_there(const Ghost& ghost, const OpenMap& map) {
    if (!ghost.refusal || ghost.refusal->pieces.empty()) return false;
    const Battlefield& battlefield = map.now().scenario->battlefield;
    return std::ranges::all_of(ghost.refusal->pieces, [&](PieceId id) {
        const PlacedPiece* there = battlefield.find(id);
        return there && std::ranges::any_of(ghost.pieces, [&](PlacedPiece piece) {
                   piece.id = id;
                   return piece == *there;
               });
    });
}

}  // namespace

std::optional<Ghost> ghost_of(const OpenMap& map) {
    if (map.tools.current == Tool::Centre) return std::nullopt;
    if (auto block = ghost_of_block(map)) return block;
    if (!map.tools.armed || !map.tools.hovered) return std::nullopt;
    Ghost ghost = ghost_of(*map.tools.armed, map.tools.hovered->cursor(), level_of(map, *map.tools.hovered),
                           map.document, map.tools.symmetry);
    return lies_there(ghost, map) ? std::nullopt : std::optional(std::move(ghost));
}

}  // namespace hexwright::editing
