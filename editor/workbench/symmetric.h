// Edits under a symmetry: what is done at one place is done at all its images, as one step, allowed or refused
// together.
#pragma once
#include "editor/workbench/edit.h"
#include "editor/workbench/symmetry.h"

namespace hexwright {

// The edit with all its copies; refused if a piece has no mirror partner. Pieces that are placed, moved or removed take
// their images along; for zones and glyphs, additions and removals are copied. The image of a start zone belongs to the
// next player: under a half turn two players' zones swap places. Zones of other uses hold their images themselves.
// Edits without a place (the limit, titles) stay as they are.
tl::expected<Edit, Refusal> with_copies(const Edit& edit, const Scenario& scenario, const Ground& ground,
                                        const Symmetry& symmetry);

// Pieces to be placed, or moved by their ids, with their copies; shown in the hand.
struct PlacedCopies {
    std::vector<PlacedPiece> pieces;
    std::optional<Refusal> refusal{};  // No mirror partner, or no room.
};
PlacedCopies copies_on(const Scenario& scenario, const std::vector<PlacedPiece>& pieces,
                       const std::vector<PieceId>& lifted, const Ground& ground, const Symmetry& symmetry);

}  // namespace hexwright
