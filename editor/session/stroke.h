// Many pieces put down in one drag: a piece joins the stroke wherever it fits beside the map and those already in it,
// and all of them become one edit when the button is let go. Where one did not fit is remembered, so that a person is
// told.
#pragma once
#include "editor/document/fitting.h"
#include "editor/session/hand.h"

#include <vector>

namespace hexwright {

struct PieceStroke {
    std::vector<PlacedPiece> pieces;  // without copies
    // where one would have had its place beside the stroke, but did not fit the map or limit
    std::vector<PlacedPiece> skipped;
    std::optional<Refusal> first_reason{};  // of the first of these
    std::optional<Proposal> proposal{};     // of all the pieces together, with their images; none: no pieces
};

// The piece in hand as it would lie there joins the stroke or is skipped; nothing happens where it would lie over the
// stroke itself. For pieces that one click places: not for spans, nor for what was lifted off the map.
void add_to(PieceStroke& stroke, const Hand& hand, Cursor cursor, int level, const Document& document,
            const Symmetry& symmetry = {});

// The pieces of a stroke with all their images, as they would lie.
std::vector<PlacedPiece> pieces_with_images(const PieceStroke& stroke);

// Do two pieces want the same slot, or the same side?
bool collide(const PlacedPiece& one, const PlacedPiece& other, const Catalogue& catalogue);

}  // namespace hexwright
