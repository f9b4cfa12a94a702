// What each piece of a map needs to lie before it, and which pieces can only be laid together. Says nothing about what
// is convenient.
#pragma once
#include "engine/assembly/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/site.h"

#include <utility>
#include <vector>

namespace hexwright::assembly {

struct Needs {
    std::vector<PlacedPiece> pieces;      // By id; the numbers below are indices of this list.
    std::vector<std::vector<int>> later;  // For each piece, some that come after it; what follows from others may lack.
    std::vector<std::pair<int, int>> pairs;  // Laid in one step: a stack of ladders, an overhang and its counterweight.
    std::vector<bool> tips;                  // Pieces that fall unless their counterweight is laid with them.
};

// In each column lower pieces come first, even over a gap, because nothing is slid under another; so bearings come
// before their bridge, wall-walks before battlements and pillars before walls between them. A ladder comes after what
// it leans on.
Needs needs_of(const Site& site);

}  // namespace hexwright::assembly
