// The state of selecting and carrying blocks between two mouse movements.
#pragma once
#include "editor/document/edits/fill_edit.h"
#include "editor/document/symmetry/symmetry.h"
#include "editor/workspace/carry.h"
#include "editor/workspace/room.h"
#include "editor/workspace/selecting.h"
#include "editor/workspace/underlay_place.h"

#include <optional>
#include <vector>

namespace hexwright::workspace {

struct SelectionGesture {  // A gesture of the select tool.
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

struct CachedGhost {
    unsigned long long number = 0, in_hand = 0;  // Of the snapshot, and ToolState::in_hand.
    HexCoord at;
    std::optional<int> level{};
    Ghost ghost;
    std::vector<Zone> zones{};  // The block's own zones, as they would lie.
    std::vector<Glyph> glyphs{};
};

struct MeasuredLine {
    HexCoord from, to;
    friend bool operator==(const MeasuredLine&, const MeasuredLine&) = default;
};

struct Aligning {                  // State of aligning the picture under the current level.
    std::vector<Pin> pins{};       // The pins set so far.
    std::optional<Point> pixel{};  // Chosen in the picture and waiting for its hex.
};

struct FillPreview {                // What a click of the fill tool would fill.
    unsigned long long number = 0;  // Number of the snapshot it was computed for.
    PieceKind kind{};
    Space at{};
    Area area{};  // Empty: there is nothing to fill.
};

}  // namespace hexwright::workspace
