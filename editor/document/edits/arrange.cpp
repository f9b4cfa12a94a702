#include "editor/document/edits/arrange.h"

#include "engine/board/hex/grid_map.h"

#include <algorithm>

namespace hexwright::document {
namespace {

bool covers(const PlacedPiece& piece, HexCoord hex, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_edge()) return piece.at == hex;
    if (type.is_span()) return std::ranges::count(hexes_of(piece, catalogue), hex) > 0;
    return std::ranges::count(catalogue.footprint(piece.kind, piece.turn), hex - piece.at) > 0;
}

}  // namespace

std::vector<PlacedPiece> pieces_at(const Battlefield& battlefield, Space space, const Catalogue& catalogue) {
    std::vector<PlacedPiece> on_level, through;
    battlefield.each([&](const PlacedPiece& piece) {
        if (space.level < piece.level || space.level >= piece.level + catalogue[piece.kind].slots) return;
        if (covers(piece, space.at, catalogue)) (piece.level == space.level ? on_level : through).push_back(piece);
    });
    return on_level.empty() ? through : on_level;
}

std::vector<PlacedPiece> found(const Battlefield& battlefield, const std::vector<PieceId>& ids) {
    std::vector<PlacedPiece> pieces;
    for (const PieceId id : ids)
        if (const PlacedPiece* piece = battlefield.find(id)) pieces.push_back(*piece);
    return pieces;
}

std::vector<PlacedPiece> shifted(std::vector<PlacedPiece> pieces, HexCoord offset, int levels) {
    for (PlacedPiece& piece : pieces) {
        piece.at = piece.at + offset;
        piece.to = piece.to + offset;
        piece.level += levels;
    }
    return pieces;
}

std::vector<PlacedPiece> turned(std::vector<PlacedPiece> pieces, HexCoord about, int steps) {
    const GridMap map = turn_about_hex(about, steps);
    for (PlacedPiece& piece : pieces) {
        piece.at = map(piece.at);
        piece.to = map(piece.to);
        piece.side = map(piece.side);
        piece.turn = static_cast<std::int8_t>((piece.turn + map.turns()) % 6);
    }
    return pieces;
}

}  // namespace hexwright::document
