// Covers a set of hexes exactly with the fewest tiles of some kinds: filling an area, and building a piece that has no
// mirror partner from smaller ones. Knows which tiles are left, not what lies on the map.
#pragma once
#include "engine/board/battlefield/placement.h"
#include "engine/core/result.h"

#include <vector>

namespace hexwright {

inline constexpr std::size_t most_fill_hexes = 5'000;
inline constexpr int fill_looks = 150'000;  // positions looked at, at most: about a second

struct FillWish {
    std::vector<HexCoord> area;  // distinct, in any order
    int level = 1;
    std::vector<PieceKind> kinds;     // plain tiles that may be used; of equal shapes the first ones are used up first
    const Inventory* left = nullptr;  // items that may be used; null: as many as wanted
};

struct Filling {
    std::vector<PlacedPiece> pieces;  // in stored stance, without ids, by place
    bool proven = true;               // false: the search was ended by its bound, fewer pieces may do
};

// Up to about 60 hexes the fewest is proven, nearly always; larger areas are filled well, by mending a first filling
// window by window. Refused when the area is empty or too large, when the tiles cover too few hexes, or do not fit into
// its shape: the sentence says which, and whether that is certain.
tl::expected<Filling, Refusal> fill_area(const FillWish& wish, const Catalogue& catalogue, int looks = fill_looks);

// The plain tiles of the same terrain that are as thick as this kind, largest first: what an area of it is filled with.
// Itself, too, when it is one. Empty for a kind that is no flat tile.
std::vector<PieceKind> tiles_like(PieceKind kind, const Catalogue& catalogue);

// What is left of what the limit allows; nothing is below 0.
Inventory left_of(const Inventory& allowed, const Inventory& used);

}  // namespace hexwright
