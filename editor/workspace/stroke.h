// Many pieces put down in one drag. A piece joins the stroke wherever it fits beside the map and the pieces already in
// it; all of them become one edit when the button is released. Places where one did not fit are remembered, so that the
// person can be told.
#pragma once
#include "editor/document/edits/fitting.h"
#include "editor/workspace/hand.h"
#include "editor/workspace/room.h"

#include <vector>

namespace hexwright::workspace {

struct PieceStroke {
    std::vector<PlacedPiece> pieces;  // Without copies.
    // Where a piece had room beside the stroke but did not fit the map or limit.
    std::vector<PlacedPiece> skipped;
    std::optional<Refusal> first_reason{};  // Reason for the first piece in `skipped`.
    std::optional<Proposal> proposal{};     // All the pieces together, with their images; nullopt if there are none.
};

// The piece in hand, as it would lie there, joins the stroke or is skipped; nothing happens where it would overlap the
// stroke itself. Only for pieces placed by a single click: not for spans or pieces lifted off the map.
void add_to(PieceStroke& stroke, const Hand& hand, Cursor cursor, int level, const Document& document,
            const Symmetry& symmetry = {});

// The pieces of a stroke with all their images, as they would lie.
std::vector<PlacedPiece> pieces_with_images(const PieceStroke& stroke);

// Whether the two pieces need the same slot or the same side.
bool collide(const PlacedPiece& one, const PlacedPiece& other, const Catalogue& catalogue);

}  // namespace hexwright::workspace
