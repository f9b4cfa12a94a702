// How many spaces two figures are apart: counted along the battlefield from hex to neighbouring hex, each of which must
// have a piece that fills something of it (RANGE-03..05). Levels do not count; neither pieces, figures nor walls make
// the way longer; a hole does. 1 is the next hex (whether it is adjacent, engagement.h says); 0 is above or below.
#pragma once
#include "engine/board/battlefield/terrain.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hexwright {

// None: there is no way along the battlefield, or one of the hexes has nothing of it.
std::optional<int> range_between(const Terrain& terrain, HexCoord from, HexCoord to);
// Of figures, which may count from any of their spaces to any of the other's.
std::optional<int> range_between(const Terrain& terrain, std::span<const HexCoord> from, std::span<const HexCoord> to);

// Ranges of one board, for who asks often: those from a hex are counted when they are first asked for, and kept.
class RangeTable {
public:
    explicit RangeTable(const Terrain& terrain)
        : terrain_(&terrain), rows_(terrain.columns().size()) {}  // the terrain must stay
    std::optional<int> between(HexCoord from, HexCoord to);
    std::size_t rows() const;  // counted so far

private:
    using Row = std::vector<std::int16_t>;  // of each column; -1: no way
    const Terrain* terrain_;
    std::vector<Row> rows_;  // of each column; empty: not asked for
};

}  // namespace hexwright
