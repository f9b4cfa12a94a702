// Finds, shifts and turns pieces as a group. Move, turn, raise, duplicate and paste are built on this.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"

#include <vector>

namespace hexwright::document {

// Pieces that cover the space's hex and lie on its level (edge pieces: that stand beside the hex; spans: that run over
// it). If there are none, the pieces that reach up through the level. Sorted by id.
std::vector<PlacedPiece> pieces_at(const Battlefield& battlefield, Space space, const Catalogue& catalogue);

// The pieces with these ids; ids that are not on the battlefield are skipped.
std::vector<PlacedPiece> found(const Battlefield& battlefield, const std::vector<PieceId>& ids);

std::vector<PlacedPiece> shifted(std::vector<PlacedPiece> pieces, HexCoord offset, int levels = 0);
// `steps` counts 60-degree turns clockwise about the hex; it may be negative.
std::vector<PlacedPiece> turned(std::vector<PlacedPiece> pieces, HexCoord about, int steps);

}  // namespace hexwright::document
