// How a piece rests on what lies below it: which hexes are carried, which hang, and what keeps it from tipping over.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/site.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

struct Rest {
    std::vector<HexCoord> carried, hanging;
    bool over_half_height = false;  // True when a hanging hex lies over a half-height tile.
};

// Whether a piece rests by its hexes, so that some of them may hang. Castle walls, doors and edge pieces do not.
bool rests_by_hexes(const PieceType& type);

Rest rest_of(const PlacedPiece& piece, const Site& site);  // Only for pieces that rest by their hexes.

// True for an overhang whose centroid is too far out, so that it falls unless something lies on its carried hexes.
bool tips_alone(const Rest& rest);

// The pieces that hold an overhang down: they lie or stand on one of its carried hexes. Sorted, each once.
std::vector<PieceId> weights_on(const PlacedPiece& piece, const Rest& rest, const Site& site);

}  // namespace hexwright::board
