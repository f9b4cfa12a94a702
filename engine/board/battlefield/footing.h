// What lies directly under one hex of a piece: the table or a load-bearing top, a half-height tile, or nothing.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <optional>
#include <span>

namespace hexwright::board {

enum class Footing : unsigned char { Nothing, HalfHeight, Carried };

// Footing of a piece of this type whose lowest slot is at `level` on that hex. On the table (level 1) everything is
// carried. `without` is a piece to ignore, namely the one to be placed there.
Footing footing(const PieceType& type, HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue,
                PieceId without = {});

// The same, for callers that already have the solids of the hex.
Footing footing(const PieceType& type, int level, std::span<const Solid> solids, const Catalogue& catalogue,
                PieceId without = {});

// True when the table, or a top that carries everything, lies there. Edge pieces and doors stand on such ground.
bool ground(HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue);

// The first solid whose top slot is directly below `level` and whose type passes `test`; nullptr if none.
template <class Test>
const Solid* directly_below(HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue, Test&& test) {
    for (const Solid& solid : terrain.solids_reaching(hex, level - 1)) {
        if (solid.first_slot >= level) break;
        if (solid.last_slot == level - 1 && test(catalogue[solid.kind])) return &solid;
    }
    return nullptr;
}

// The nearest lower, otherwise the nearest higher level at which the piece would rest without overlap; nullopt if there
// is none.
std::optional<int> level_where_it_rests(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright::board
