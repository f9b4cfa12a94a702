#include "editor/workspace/stroke.h"

#include <algorithm>

namespace hexwright::workspace {
namespace {

bool collides(const PlacedPiece& piece, const std::vector<PlacedPiece>& others, const Catalogue& catalogue) {
    return std::ranges::any_of(others, [&](const PlacedPiece& other) { return collide(piece, other, catalogue); });
}

}  // namespace

bool collide(const PlacedPiece& one, const PlacedPiece& other, const Catalogue& catalogue) {
    const PieceType &a = catalogue[one.kind], &b = catalogue[other.kind];
    if (a.is_edge() || b.is_edge())
        return a.is_edge() && b.is_edge() && one.at == other.at && one.side == other.side && one.level == other.level;
    if (a.is_span() || b.is_span()) return one.at == other.at && one.to == other.to && one.level == other.level;
    if (one.level >= other.level + b.slots || other.level >= one.level + a.slots) return false;
    const std::vector<HexCoord> hexes = hexes_of(other, catalogue);
    return std::ranges::any_of(hexes_of(one, catalogue),
                               [&](HexCoord hex) { return std::ranges::count(hexes, hex) > 0; });
}

void add_to(PieceStroke& stroke, const Hand& hand, Cursor cursor, int level, const Document& document,
            const Symmetry& symmetry) {
    const Ghost ghost = shape_of(hand, cursor, level, document);
    if (ghost.pieces.size() != 1) return;
    const PlacedPiece piece = ghost.pieces.front();
    if (collides(piece, stroke.pieces, document.catalogue()) || collides(piece, stroke.skipped, document.catalogue()))
        return;
    std::vector<PlacedPiece> pieces = stroke.pieces;
    pieces.push_back(piece);
    Proposal proposal =
        document.propose(named(PlacePieces{pieces}, *document.now().scenario, document.catalogue()), symmetry);
    if (proposal.after) {
        stroke.pieces = std::move(pieces);
        stroke.proposal = std::move(proposal);
        return;
    }
    stroke.skipped.push_back(piece);
    if (!stroke.first_reason) stroke.first_reason = std::move(proposal.after.error());
}

std::vector<PlacedPiece> pieces_with_images(const PieceStroke& stroke) {
    return stroke.proposal ? std::get<PlacePieces>(stroke.proposal->edit.what).pieces : std::vector<PlacedPiece>();
}

}  // namespace hexwright::workspace
