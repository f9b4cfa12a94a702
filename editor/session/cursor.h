// Where the mouse points on the map: a hex and the side of it that is nearest. Both views make one; tools read it.
#pragma once
#include "engine/hex/coord.h"
#include "formats/sheet/drawing.h"

namespace hexwright {

struct Cursor {
    HexCoord hex;
    Direction side = Direction::NE;
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

Direction side_near(Point from_centre);  // y down; at the very centre, east
Cursor cursor_at(Point point);           // in drawing units of the plan (formats/sheet/plan_drawing.h)

}  // namespace hexwright
