// The axes that a map can be mirrored at.
#pragma once
#include "engine/board/room.h"

namespace hexwright::board {

// Mirror axes through the centre of a hex, 30 degrees apart clockwise. EastWest runs through the sides E and W; Corner
// axes run through two opposite corners (NorthSouthCorners is vertical).
enum class Axis : unsigned char {
    EastWest,
    EastSouthEastCorners,
    SouthEastNorthWest,
    NorthSouthCorners,
    SouthWestNorthEast,
    WestSouthWestCorners
};

}  // namespace hexwright::board
