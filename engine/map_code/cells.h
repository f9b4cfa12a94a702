// The hexes of a map while its pieces are coded one after the other: what is covered, and how a piece may lie from a
// given hex on.
#pragma once
#include "engine/map_code/coded_map.h"
#include "engine/map_code/frozen_kinds.h"
#include "engine/map_code/room.h"

#include <optional>
#include <vector>

namespace hexwright::map_code {

// The rows and columns that the map takes. Columns of a row begin every other row half a hex further left, so that a
// rectangular map is one here, too.
struct Box {
    int row = 0, rows = 0, column = 0, columns = 0;
    bool holds(HexCoord hex) const;
    std::size_t cells() const { return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns); }
    std::size_t number(HexCoord hex) const;  // Of a hex that it holds, row by row.
    HexCoord hex(std::size_t number) const;  // 0,0 of an empty box.
};
bool comes_before(HexCoord a, HexCoord b);  // In rows, from left to right.
int column_of(HexCoord hex);
Box box_around(const std::vector<HexCoord>& hexes);

// One way for a shape to lie: its hexes from the first one on, in rows from left to right, and where its own 0,0 is.
struct Lie {
    int turn = 0;
    HexCoord origin{};
    std::vector<HexCoord> hexes{};
};
// By shape; for tiles only those that differ, with their smallest turn.
std::vector<std::vector<Lie>> lies_of_shapes(bool of_tiles);

struct Laid {  // A piece that is coded.
    unsigned kind = 0;
    int level = 1;
    HexCoord first{};  // Its first hex.
    int turn = 0;
    std::vector<HexCoord> hexes{};
};

class Cells {
public:
    explicit Cells(const Box& box) : box_(box), top_(box.cells(), 0), piece_(box.cells(), -1) {}

    const Box& box() const { return box_; }
    const std::vector<Laid>& laid() const { return laid_; }
    bool covered(HexCoord hex, int level) const { return box_.holds(hex) && top_[box_.number(hex)] >= level; }
    int top(HexCoord hex) const { return box_.holds(hex) ? top_[box_.number(hex)] : 0; }
    const Laid* at(HexCoord hex) const;  // The highest piece so far; nullptr if there is none.
    bool fits(HexCoord first, const Lie& lie, int level) const;
    void lay(Laid piece);
    // Of the sides at which a piece would touch others of its level, the share that is taken: 0 none to 3 all.
    int contact(HexCoord first, const Lie& lie, int level) const;
    int carried(HexCoord first, const Lie& lie, int level) const;  // 0 nothing below, 1 something, 2 everywhere.

private:
    Box box_;
    std::vector<int> top_, piece_;
    std::vector<Laid> laid_{};
};

}  // namespace hexwright::map_code
