// Where the mouse points on the map: a hex and its nearest side. Both views produce one; tools read it.
#pragma once
#include "editor/workspace/room.h"
#include "engine/board/hex/coord.h"
#include "formats/paper/sheet/drawing.h"

namespace hexwright::workspace {

struct Cursor {
    HexCoord hex;
    Direction side = Direction::NE;
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

Direction side_near(Point from_centre);  // y points down; at the exact centre the answer is east.
// The point is in drawing units of the plan (formats/paper/sheet/plan_drawing.h).
Cursor cursor_at(Point point);

}  // namespace hexwright::workspace
