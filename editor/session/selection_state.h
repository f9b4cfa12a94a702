// What selecting and carrying blocks remember between two movements of the mouse.
#pragma once
#include "editor/document/fill_edit.h"
#include "editor/document/symmetry.h"
#include "editor/session/carry.h"
#include "editor/session/selecting.h"
#include "editor/session/underlay_place.h"

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

struct MeasuredLine {
    HexCoord from, to;
    friend bool operator==(const MeasuredLine&, const MeasuredLine&) = default;
};

struct Aligning {                  // of the picture under the level worked on
    std::vector<Pin> pins{};       // set so far
    std::optional<Point> pixel{};  // chosen in the picture, and waits for its hex
};

struct FillPreview {                // what a click of the fill tool would fill
    unsigned long long number = 0;  // of the snapshot
    PieceKind kind{};
    Space at{};
    Area area{};  // empty: nothing
};

}  // namespace hexwright
