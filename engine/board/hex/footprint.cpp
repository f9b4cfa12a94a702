#include "engine/board/hex/footprint.h"

#include "engine/board/hex/grid_map.h"
#include "engine/board/room.h"

#include <algorithm>

namespace hexwright::board {

std::vector<HexCoord> footprint(const std::vector<HexCoord>& shape, HexCoord at, int turn) {
    std::vector<HexCoord> hexes;
    hexes.reserve(shape.size());
    for (const HexCoord hex : shape) hexes.push_back(at + turned(hex, turn));
    return hexes;
}

Stance smallest_turn(const std::vector<HexCoord>& shape, Stance stance) {
    auto wanted = footprint(shape, stance.at, stance.turn);
    std::ranges::sort(wanted);
    for (int turn = 0; turn < stance.turn; ++turn) {
        auto hexes = footprint(shape, {}, turn);
        std::ranges::sort(hexes);
        // Equal shapes differ by the shift between their smallest hexes.
        const HexCoord offset = wanted.front() - hexes.front();
        const bool same = std::ranges::equal(hexes, wanted, {}, [offset](HexCoord hex) { return hex + offset; });
        if (same) return {offset, turn};
    }
    return stance;
}

}  // namespace hexwright::board
