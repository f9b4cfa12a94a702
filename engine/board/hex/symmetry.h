// The symmetries that a map can be built with, as values: the grid maps that carry such a map onto itself.
#pragma once
#include "engine/board/hex/axis.h"
#include "engine/board/hex/coord.h"
#include "engine/board/hex/direction.h"
#include "engine/board/room.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hexwright::board {

struct GridMap;  // engine/board/hex/grid_map.h

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
std::optional<SymmetryKind> symmetry_kind_from(std::string_view text);

struct Symmetry {
    SymmetryKind kind = SymmetryKind::Off;
    HexCoord hex{};
    Direction side = Direction::NE;
    Axis axis = Axis::EastWest;
    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

bool has_side(SymmetryKind kind);  // Whether it is told by a side of the hex, too.

std::vector<GridMap> images(const Symmetry& symmetry);  // All but the identity; empty for Off.

Symmetry without_unused(Symmetry symmetry);  // The side and axis that its kind does not ask for are the usual ones.

// The symmetry of a map that has been carried elsewhere as a whole.
Symmetry moved(const Symmetry& symmetry, const GridMap& map);

}  // namespace hexwright::board
