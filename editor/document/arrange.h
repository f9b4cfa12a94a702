// Pieces found, shifted and turned as a group: what move, turn, raise, duplicate and paste are made of.
#pragma once
#include "engine/battlefield/battlefield.h"

#include <vector>

namespace hexwright {

// Pieces that cover the space's hex and lie on its level (edges: that stand beside the hex; spans: that run over it);
// when there are none, those that reach up through the level. By ascending id.
std::vector<PlacedPiece> pieces_at(const Battlefield& battlefield, Space space, const Catalogue& catalogue);

// those that are there
std::vector<PlacedPiece> found(const Battlefield& battlefield, const std::vector<PieceId>& ids);

std::vector<PlacedPiece> shifted(std::vector<PlacedPiece> pieces, HexCoord way, int levels = 0);
// Steps of 60 degrees clockwise about a hex; may be negative.
std::vector<PlacedPiece> turned(std::vector<PlacedPiece> pieces, HexCoord about, int steps);

}  // namespace hexwright
