// May these pieces go here? Refuses overlap and more pieces than the limit allows; everything else is done and becomes
// an issue.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/core/message.h"

#include <optional>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace hexwright {

struct Refusal {
    Message reason;                     // one sentence with its remedy
    std::vector<PieceId> in_the_way{};  // sorted: pieces of the map that hold a space that is wanted
    std::vector<Shortage>
        missing{};  // items wanted beyond the limit; have = what the limit allows, used = after placing
};

// A refusal with nothing but its sentence; as the error of a result.
inline Refusal refusal_for(Message reason) { return {std::move(reason), {}, {}}; }
inline tl::unexpected<Refusal> refused_for(Message reason) {
    return tl::unexpected<Refusal>(refusal_for(std::move(reason)));
}

// What the verdict asks of the map, kept per snapshot so that asking costs microseconds.
struct Ground {
    const Terrain& terrain;
    const Catalogue& catalogue;
    const Inventory& used;
    const Inventory* allowed = nullptr;  // null: no limit, or beyond sets
    const Holding* limit = nullptr;      // The sets of the limit, for the words of a refusal.
    std::size_t pieces = 0;              // how many lie on the map
};

// None: it may be done. `wanted` are the pieces as they would lie; those whose id is in `lifted` (sorted) leave their
// old place first: a move is wanted = the moved pieces, lifted = their ids. Edges and spans overlap nothing but their
// equals (same kind and place). Out of bounds is refused too: the lowest level of a piece counts, its top may stand out
// above.
std::optional<Refusal> refusal(const std::vector<PlacedPiece>& wanted, const std::vector<PieceId>& lifted,
                               const Ground& ground);

// The limit alone: none when it allows `more` to come and `less` to go, as when pieces become pieces of another kind.
// Items that become fewer are never refused.
std::optional<Refusal> refusal_by_limit(const Inventory& more, const Inventory& less, const Ground& ground);
// Only the bounds: of coordinates, levels and the number of pieces. What no file could hold.
std::optional<Refusal> refusal_by_bounds(const std::vector<PlacedPiece>& wanted, const std::vector<PieceId>& lifted,
                                         const Ground& ground);

}  // namespace hexwright
