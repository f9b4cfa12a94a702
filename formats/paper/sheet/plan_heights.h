// Heights on the plan: one unobtrusive number and an outline for every plateau of equal height.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/sketch.h"

#include <vector>

namespace hexwright::paper {

struct SeenHeight {
    HexCoord hex;
    int height = 0;
    unsigned color = 0;  // Background colour of the number.
    bool taken = false;  // Occupied by a glyph; the number moves elsewhere if it can.
};

void sketch_heights(Sketch& sketch, std::vector<SeenHeight> seen);

}  // namespace hexwright::paper
