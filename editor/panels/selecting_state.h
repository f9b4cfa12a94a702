// The state of selecting and carrying blocks between two mouse movements.
#pragma once
#include "editor/workbench/carry.h"
#include "editor/workbench/selecting.h"
#include "editor/workbench/symmetry.h"

#include <optional>
#include <vector>

namespace hexwright {

struct Selecting {  // A gesture of the select tool.
    enum class How : unsigned char { Click, Box, Lasso, Move } how = How::Click;
    PieceIds before{};  // The selection when the gesture began.
    // For the lasso, its points in the units of centre_of(); for the box, the position of the mouse.
    std::vector<Point> outline{};
    bool settled = false;  // The press did everything; the release does nothing.
};

// Remembers the hex: six turns lead back only if each is about the same one.
struct Pivot {
    PieceIds ids;
    HexCoord hex;
    unsigned long long number = 0;  // Number of the snapshot that the turn led to.
};

struct KeptGhost {
    unsigned long long number = 0;
    HexCoord at;
    std::optional<int> level{};
    Ghost ghost;
    std::vector<Zone> zones{};  // The block's own zones, as they would lie.
    std::vector<Glyph> glyphs{};
};

}  // namespace hexwright
