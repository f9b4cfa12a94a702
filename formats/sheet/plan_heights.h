// Heights on the plan: one quiet number for every plateau of equal height, and a line around it.
#pragma once
#include "formats/sheet/sketch.h"

#include <vector>

namespace hexwright {

struct SeenHeight {
    HexCoord hex;
    int height = 0;
    unsigned color = 0;  // what the number is written on
    bool taken = false;  // by a glyph: the number goes elsewhere if it can
};

void sketch_heights(Sketch& sketch, std::vector<SeenHeight> seen);

}  // namespace hexwright
