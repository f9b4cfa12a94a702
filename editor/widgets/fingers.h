#pragma once
#include "editor/widgets/room.h"

namespace hexwright::widgets {

// How several fingers have moved together, over what the mouse is over.
struct Fingers {
    float x = 0, y = 0;   // In pixels.
    float zoom = 1;       // How many times farther apart they are.
    float turn = 0;       // In radians, clockwise.
    bool orbits = false;  // There are three: they walk about the map instead of along it.
    bool any() const { return x != 0 || y != 0 || zoom != 1 || turn != 0; }
};

}  // namespace hexwright::widgets
