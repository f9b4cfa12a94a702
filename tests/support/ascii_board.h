// Boards drawn in text, as in the rulebook: a cell every two columns, each row half a hex further right than the one
// above.
//     1 1 1
//      1 A 6
//       1 1 1
#pragma once
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <cassert>
#include <string_view>
#include <vector>

namespace hexwright::testing {

struct Cell {
    HexCoord hex;
    char sign;
};

// The characters of a drawing. The first one is hex 0,0; blank lines around it are ignored.
inline std::vector<Cell> cells(std::string_view drawing) {
    std::vector<Cell> found;
    int row = -1, first_column = 0, column = 0;
    bool fresh = true;  // No character in this line yet.
    for (const char sign : drawing) {
        if (sign == '\n') {
            if (row >= 0 && !fresh) ++row;
            column = 0;
            fresh = true;
            continue;
        }
        if (sign != ' ') {
            if (row < 0) {
                row = 0;
                first_column = column;
            }
            fresh = false;
            const int shifted = column - first_column - row;
            assert(shifted % 2 == 0 && "each row begins half a hex further right");
            found.push_back({{shifted / 2, row}, sign});
        }
        ++column;
    }
    return found;
}

inline Hexes signs(std::string_view drawing, char sign) {
    Hexes hexes;
    for (const Cell& cell : cells(drawing))
        if (cell.sign == sign) hexes.push_back(cell.hex);
    return hexes;
}

// A digit is a pile of that many single tiles, '~' a water tile on the table, '.' nothing.
inline Pieces land(std::string_view drawing) {
    Pieces pieces;
    for (const Cell& cell : cells(drawing)) {
        if (cell.sign == '~') pieces.push_back(at("water-1", cell.hex));
        for (int level = 1; level <= cell.sign - '0' && cell.sign <= '9'; ++level)
            pieces.push_back(at("grass-1", cell.hex, level));
    }
    return pieces;
}

}  // namespace hexwright::testing
