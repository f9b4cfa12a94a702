// The hexes that a piece covers.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

// A piece's shape, turned about its 0,0 in clockwise steps of 60 degrees and moved to `at`. Keeps the order of `shape`.
std::vector<HexCoord> footprint(const std::vector<HexCoord>& shape, HexCoord at, int turn);

// Position and rotation of a shape.
struct Stance {
    HexCoord at;
    int turn = 0;
    friend constexpr auto operator<=>(const Stance&, const Stance&) = default;
};

// The stance with the smallest turn that covers the same hexes. Plain tiles are stored this way, so that equal maps
// make equal files.
Stance smallest_turn(const std::vector<HexCoord>& shape, Stance stance);

}  // namespace hexwright::board
