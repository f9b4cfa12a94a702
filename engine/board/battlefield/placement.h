// Decides whether pieces may be placed. Refuses overlap, positions out of bounds and pieces beyond the limit;
// everything else is allowed and becomes an issue.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/refusal.h"
#include "engine/board/room.h"

#include <optional>
#include <vector>

namespace hexwright::board {

class Inventory;
struct Holding;

// The data that the verdict needs about the map, kept per snapshot so that asking takes microseconds.
struct Ground {
    const Terrain& terrain;
    const Catalogue& catalogue;
    const Inventory& used;
    const Inventory* allowed = nullptr;  // nullptr when there is no limit, or beyond sets.
    const Holding* limit = nullptr;      // Names the sets in messages.
    std::size_t pieces = 0;              // Number of pieces on the map.
};

// Returns none when the pieces may be placed; otherwise the refusal has the pieces in the way, or the items missing
// from the limit. `wanted` are the pieces in their new places; those with an id in `lifted` (sorted) leave their old
// place first, so a move is wanted = the moved pieces, lifted = their ids. Edges and spans only overlap their equals
// (same kind and place). Bounds are checked too: the lowest level of a piece counts, and its top may reach above the
// highest level.
std::optional<Refusal> refusal(const std::vector<PlacedPiece>& wanted, const std::vector<PieceId>& lifted,
                               const Ground& ground);

// Checks only the limit: returns none when it allows adding `more` and removing `less`, as when pieces change their
// kind. Items that become fewer are never refused.
std::optional<Refusal> refusal_by_limit(const Inventory& more, const Inventory& less, const Ground& ground);
// Checks only the bounds of coordinates, levels and the number of pieces, which no file can exceed.
std::optional<Refusal> refusal_by_bounds(const std::vector<PlacedPiece>& wanted, const std::vector<PieceId>& lifted,
                                         const Ground& ground);

}  // namespace hexwright::board
