// Heights on the plan: one unobtrusive number and an outline for every plateau of equal height.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/sketch.h"

#include <vector>

namespace hexwright::paper {

struct SeenHeight {
    HexCoord hex;
    int height = 0;
    unsigned color = 0;  // Background colour of the number.
    bool taken = false;  // Occupied by a glyph; the number moves elsewhere if it can.
    int level = 1;       // Of the surface.
};

// Of every hex whose top is a tile, in the colours of the catalogue.
std::vector<SeenHeight> seen_heights(const Terrain& terrain, const Catalogue& catalogue);

inline constexpr double letters_of_heights = 6.6;  // In units of plans.
void sketch_heights(Sketch& sketch, std::vector<SeenHeight> seen, double letters = letters_of_heights);

}  // namespace hexwright::paper
