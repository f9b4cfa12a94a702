// The hexes that a piece covers.
#pragma once
#include "engine/board/hex/coord.h"

#include <vector>

namespace hexwright {

// A piece's shape turned about its 0,0 (steps of 60 degrees clockwise) and laid with it on `at`. In the shape's own
// order.
std::vector<HexCoord> footprint(const std::vector<HexCoord>& shape, HexCoord at, int turn);

struct Stance {  // where and how a shape lies
    HexCoord at;
    int turn = 0;
    friend constexpr auto operator<=>(const Stance&, const Stance&) = default;
};

// The stance with the smallest turn that covers the same hexes: how plain tiles are stored, so that equal maps are
// equal files.
Stance smallest_turn(const std::vector<HexCoord>& shape, Stance stance);

}  // namespace hexwright
