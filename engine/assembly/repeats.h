// The symmetry under which most of a map repeats itself, so that its equal parts can be built alike. Unlike the
// editor's symmetry it changes nothing.
#pragma once
#include "engine/assembly/needs.h"
#include "engine/assembly/room.h"
#include "engine/board/catalogue/catalogue.h"

#include <vector>

namespace hexwright::assembly {

struct Repeats {
    int order = 1;           // How often each part lies on the map; 1 for a map that does not repeat itself.
    std::vector<int> image;  // For each piece the number of its image; -1 if the next image of it is missing.
};

// Half turns, turns of 120 and of 60 degrees, and mirrors, if three quarters of all pieces have all their images.
Repeats repeats_of(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);

}  // namespace hexwright::assembly
