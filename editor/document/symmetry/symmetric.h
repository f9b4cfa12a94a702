// Edits under a symmetry: what is done at one place is done at all its images, as one step, allowed or refused
// together.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"
#include "editor/document/symmetry/symmetry.h"

namespace hexwright::document {

struct EditWithImages {
    Edit edit;       // The edit with all its copies.
    Scenario after;  // The map after it.
};

// The edit with all its copies, done; refused when a piece has no mirror partner, or as apply() refuses. Pieces placed,
// moved and removed take their images along; of zones and glyphs what is added or taken away counts. The image of a
// start zone is the next player's: two players' zones change places under a half turn, and zones of other uses keep
// their own. What has no place (the limit, titles) stays as it is.
Result<EditWithImages> apply_with_images(const Edit& edit, const Scenario& scenario, const Ground& ground,
                                         const Symmetry& symmetry);

// Pieces to be placed, or moved by their ids, with their copies; shown in the hand.
struct PlacedCopies {
    std::vector<PlacedPiece> pieces;
    std::optional<Refusal> refusal{};  // No mirror partner, or no room.
};
PlacedCopies copies_on(const Scenario& scenario, const std::vector<PlacedPiece>& pieces,
                       const std::vector<PieceId>& lifted, const Ground& ground, const Symmetry& symmetry);

}  // namespace hexwright::document
