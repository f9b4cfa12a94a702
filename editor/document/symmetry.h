// Symmetry while placing, and of a whole map: the grid maps that carry it onto itself.
#pragma once
#include "editor/document/block.h"
#include "editor/document/room.h"

#include <string_view>
#include <vector>

namespace hexwright::document {

enum class SymmetryKind : unsigned char {
    Off,
    SixAboutHex,
    ThreeAboutHex,
    TwoAboutHex,  // Turns about a hex.
    // ThreeAboutCorner turns about a corner (of `hex`: the one that follows `side` clockwise), TwoAboutEdge about a
    // side.
    ThreeAboutCorner,
    TwoAboutEdge,
    MirrorThroughHex,  // `axis` runs through the centre of `hex`.
    MirrorAlongEdge,   // `axis` runs along the side of `hex`.
};
std::string_view to_text(SymmetryKind kind);  // For example "six-about-hex".

struct Symmetry {
    SymmetryKind kind = SymmetryKind::Off;
    HexCoord hex{};
    Direction side = Direction::NE;
    Axis axis = Axis::EastWest;
    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

std::vector<GridMap> images(const Symmetry& symmetry);  // All but the identity; empty for Off.

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
