// Symmetry while placing, and of a map: the maps of the grid under which it comes to lie on itself.
#pragma once
#include "editor/document/block.h"

#include <string_view>
#include <vector>

namespace hexwright {

enum class SymmetryKind : unsigned char {
    Off,
    SixAboutHex,
    ThreeAboutHex,
    TwoAboutHex,  // turns about a hex
    // about a corner (of `hex`: the one that follows `side` clockwise), about a side
    ThreeAboutCorner,
    TwoAboutEdge,
    MirrorThroughHex,  // `axis` through the centre of `hex`
    MirrorAlongEdge,   // the axis runs along the side of `hex`
};
std::string_view to_text(SymmetryKind kind);  // "six-about-hex"

struct Symmetry {
    SymmetryKind kind = SymmetryKind::Off;
    HexCoord hex{};
    Direction side = Direction::NE;
    Axis axis = Axis::EastWest;
    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

std::vector<GridMap> images(const Symmetry& symmetry);  // all but the identity; none when it is off

// The pieces with all their copies, each place once (a piece that lies on its own copy is not doubled). Pieces without
// a mirror partner are told by their index in `pieces`: then nothing should be placed.
struct Copies {
    std::vector<PlacedPiece> pieces;
    std::vector<std::size_t> without_partner;
};
Copies copies_of(const std::vector<PlacedPiece>& pieces, const Symmetry& symmetry, const Catalogue& catalogue);

// The pieces of a map that have no equal (same kind, level, hexes and walls) where the symmetry puts them.
std::vector<PieceId> not_symmetric(const Battlefield& battlefield, const Symmetry& symmetry,
                                   const Catalogue& catalogue);

// The symmetry of this kind about which most pieces of the map match: what "check symmetry" tries. None for an empty
// map.
std::optional<Symmetry> best_symmetry(const Battlefield& battlefield, SymmetryKind kind, const Catalogue& catalogue);

}  // namespace hexwright
