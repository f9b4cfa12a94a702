// What lies directly under one hex of a piece: the table or a top that carries it, a half-height tile, or nothing.
#pragma once
#include "engine/board/battlefield/terrain.h"

#include <optional>
#include <span>

namespace hexwright {

enum class Footing : unsigned char { Nothing, HalfHeight, Carried };

// Of a piece of this type with its lowest slot at `level` on that hex. On the table (level 1) everything is carried.
// `without`: a piece that does not count, because it is the one that shall go there.
Footing footing(const PieceType& type, HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue,
                PieceId without = {});

// The same for whom the solids of the hex are at hand.
Footing footing(const PieceType& type, int level, std::span<const Solid> solids, const Catalogue& catalogue,
                PieceId without = {});

// Does a top that carries everything, or the table, lie there? What edge pieces and doors stand on.
bool ground(HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue);

// The first solid whose top slot is directly below `level` and for which `test(type)` holds, or null.
template <class Test>
const Solid* directly_below(HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue, Test&& test) {
    for (const Solid& solid : terrain.solids_reaching(hex, level - 1)) {
        if (solid.first_slot >= level) break;
        if (solid.last_slot == level - 1 && test(catalogue[solid.kind])) return &solid;
    }
    return nullptr;
}

// The nearest level, up to four lower or else higher, where the piece would rest and share no space; for a quick fix.
std::optional<int> level_where_it_rests(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright
