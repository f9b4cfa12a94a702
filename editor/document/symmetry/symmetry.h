// Symmetry while placing, and of a whole map.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/hex/symmetry.h"

#include <optional>
#include <vector>

namespace hexwright::document {

// The pieces with all their copies, each place once (a piece that lies on its own copy is not doubled). Pieces without
// a mirror partner are listed by their index in `pieces`; if there are any, nothing should be placed.
struct Copies {
    std::vector<PlacedPiece> pieces;
    std::vector<std::size_t> without_partner;
};
Copies copies_of(const std::vector<PlacedPiece>& pieces, const Symmetry& symmetry, const Catalogue& catalogue);

// The pieces of a map that have no equal piece (same kind, level, hexes and walls) where the symmetry puts them.
std::vector<PieceId> not_symmetric(const Battlefield& battlefield, const Symmetry& symmetry,
                                   const Catalogue& catalogue);

// The symmetry of this kind about which most pieces of the map match; used by "check symmetry". nullopt for an empty
// map.
std::optional<Symmetry> best_symmetry(const Battlefield& battlefield, SymmetryKind kind, const Catalogue& catalogue);

}  // namespace hexwright::document
