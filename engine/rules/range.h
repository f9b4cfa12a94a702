// Range: the number of spaces between two figures, counted along the battlefield from hex to neighbouring hex, each of
// which must have a piece that fills something of it (RANGE-03..05). Levels do not count; pieces, figures and walls do
// not lengthen the way, but a hole does. 1 is a neighbouring hex (engagement.h says whether it is adjacent); 0 is above
// or below.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/rules/room.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hexwright::rules {

// None when no way leads along the battlefield, or one of the hexes is not part of it.
std::optional<int> range_between(const Terrain& terrain, HexCoord from, HexCoord to);
// The range between figures, which may count from any of their spaces to any of the other's.
std::optional<int> range_between(const Terrain& terrain, std::span<const HexCoord> from, std::span<const HexCoord> to);

// Ranges of one board, for frequent queries: the ranges from a hex are computed at the first query and kept.
class RangeTable {
public:
    // The terrain must outlive the table.
    explicit RangeTable(const Terrain& terrain) : terrain_(&terrain), rows_(terrain.columns().size()) {}
    std::optional<int> between(HexCoord from, HexCoord to);
    std::size_t rows() const;  // Number of rows computed so far.

private:
    using Row = std::vector<std::int16_t>;  // Indexed by column; -1 if there is no way.
    const Terrain* terrain_;
    std::vector<Row> rows_;  // Indexed by column; empty until first needed.
};

}  // namespace hexwright::rules
