#include "editor/document/symmetry/likeness.h"

#include "engine/board/battlefield/terrain.h"

#include <algorithm>

namespace hexwright::document {

Likeness Likenesses::of(const PlacedPiece& piece) {
    const PieceType& type = (*catalogue_)[piece.kind];
    const Stance stance{piece.kind,
                        type.is_edge()   ? static_cast<int>(piece.side)
                        : type.is_span() ? 0
                                         : piece.turn,
                        type.is_span() ? piece.to - piece.at : HexCoord{}};
    auto known = known_.find(stance);
    if (known == known_.end()) known = known_.emplace(stance, at_origin(piece)).first;
    return {known->second.shape, piece.level, piece.at + known->second.at};
}

Likeness Likenesses::at_origin(const PlacedPiece& piece) {
    const PieceType& type = (*catalogue_)[piece.kind];
    PlacedPiece moved = piece;
    moved.at = {};
    moved.to = piece.to - piece.at;
    Walls walls;
    // A side belongs to two hexes; the lesser of the two represents it.
    for (const Barrier& wall : barriers_of(moved, *catalogue_)) {
        const HexCoord across = neighbour(wall.hex, wall.side);
        walls.emplace_back(wall.hex < across ? std::pair(wall.hex, wall.side) : std::pair(across, opposite(wall.side)));
    }
    // A ladder is no barrier but still occupies its side.
    if (type.is_edge() && walls.empty()) walls.emplace_back(moved.at, moved.side);
    const bool only_walls = (type.is_edge() || type.is_span()) && !walls.empty();
    std::vector<HexCoord> hexes = only_walls ? std::vector<HexCoord>{} : hexes_of(moved, *catalogue_);
    std::ranges::sort(hexes);
    std::ranges::sort(walls);
    const HexCoord first = only_walls ? walls.front().first : hexes.front();
    for (HexCoord& hex : hexes) hex = hex - first;
    for (auto& [hex, side] : walls) hex = hex - first;
    const int next = static_cast<int>(shapes_.size());
    return {shapes_.try_emplace({piece.kind, std::move(hexes), std::move(walls)}, next).first->second, 1, first};
}

}  // namespace hexwright::document
