// What selecting and carrying blocks remember between two movements of the mouse.
#pragma once
#include "editor/document/symmetry.h"
#include "editor/session/carry.h"
#include "editor/session/selecting.h"

#include <optional>
#include <vector>

namespace hexwright {

struct SelectionGesture {  // a gesture of the select tool
    enum class How : unsigned char { Click, Box, Lasso, Move } how = How::Click;
    PieceIds before{};             // what was selected when it began
    std::vector<Point> outline{};  // of the lasso, in the units of centre_of(); of the box: where the mouse is
    bool settled = false;          // the press said it all: letting go does nothing
};

struct Pivot {  // six turns lead back only when each is about the same hex
    PieceIds ids;
    HexCoord hex;
    unsigned long long number = 0;  // of the snapshot that it led to
};

struct CachedGhost {
    unsigned long long number = 0;
    HexCoord at;
    std::optional<int> level{};
    Ghost ghost;
    std::vector<Zone> zones{};  // of the block itself, as they would lie
    std::vector<Glyph> glyphs{};
};

}  // namespace hexwright
