// Covers a set of hexes exactly with the fewest tiles of given kinds. Used to fill an area and to build a piece that
// has no mirror partner from smaller ones. Knows which tiles are left, not what is on the map.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/placement.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

inline constexpr std::size_t most_fill_hexes = 5'000;
inline constexpr int fill_looks = 150'000;  // Upper limit on search positions; takes about a second.

struct FillWish {
    std::vector<HexCoord> area;  // Distinct hexes in any order.
    int level = 1;
    // Plain tiles that may be used. Of kinds with equal shapes, earlier ones are used up first.
    std::vector<PieceKind> kinds;
    const Inventory* left = nullptr;  // Items that may be used; nullptr means no limit.
};

struct Filling {
    std::vector<PlacedPiece> pieces;  // In stored stance, without ids, sorted by place.
    bool proven = true;               // False when the search reached its bound, so that fewer pieces might do.
};

// Areas up to about 60 hexes nearly always get a proven minimum; larger ones are filled well, by improving a first
// filling window by window. Refused when the area is empty or too large, or when the tiles cover too few hexes or do
// not fit its shape; the message says which, and whether that is certain.
Result<Filling> fill_area(const FillWish& wish, const Catalogue& catalogue, int looks = fill_looks);

// The plain tiles with this kind's terrain and thickness, largest first, with which an area of it is filled. Includes
// the kind itself when it is one. Empty for a kind that is not a flat tile.
std::vector<PieceKind> tiles_like(PieceKind kind, const Catalogue& catalogue);

// What remains of `allowed`; no count is below 0.
Inventory left_of(const Inventory& allowed, const Inventory& used);

}  // namespace hexwright::board
