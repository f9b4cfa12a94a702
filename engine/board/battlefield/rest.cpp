#include "engine/board/battlefield/rest.h"

#include "engine/board/battlefield/footing.h"
#include "engine/board/battlefield/overhang_balance.h"
#include "engine/board/room.h"

#include <algorithm>

namespace hexwright::board {

bool rests_by_hexes(const PieceType& type) {
    const bool by_hexes =
        type.support == Support::SomeHex || type.support == Support::EveryHex || type.support == Support::NoGap;
    return by_hexes && type.fills_slots();
}

Rest rest_of(const PlacedPiece& piece, const Site& site) {
    Rest rest;
    for (const HexCoord hex : site.catalogue.footprint(piece.kind, piece.turn)) {
        const Footing under =
            footing(site.catalogue[piece.kind], piece.at + hex, piece.level, site.terrain, site.catalogue);
        (under == Footing::Carried ? rest.carried : rest.hanging).push_back(piece.at + hex);
        if (under == Footing::HalfHeight) rest.over_half_height = true;
    }
    return rest;
}

bool tips_alone(const Rest& rest) {
    if (rest.carried.empty() || rest.hanging.empty()) return false;
    std::vector<HexCoord> hexes = rest.carried;
    hexes.insert(hexes.end(), rest.hanging.begin(), rest.hanging.end());
    return !is_balanced(hexes, rest.carried);
}

std::vector<PieceId> weights_on(const PlacedPiece& piece, const Rest& rest, const Site& site) {
    const int above = piece.level + site.catalogue[piece.kind].slots;
    // True when a ruin, an edge piece or a stone wall stands on the piece at that hex.
    const auto stands_on = [&](const Barrier& barrier, HexCoord hex) {
        if (barrier.from != above - 1) return false;
        const auto hexes = hexes_of(*site.battlefield.find(barrier.piece), site.catalogue);
        return std::ranges::find(hexes, hex) != hexes.end();
    };
    std::vector<PieceId> weights;
    for (const HexCoord hex : rest.carried) {
        for (const Solid& solid : site.terrain.solids_at(hex))
            if (solid.first_slot == above) weights.push_back(solid.piece);
        for (const Barrier& barrier : site.terrain.barriers_at(hex))
            if (stands_on(barrier, hex)) weights.push_back(barrier.piece);
    }
    std::ranges::sort(weights);
    weights.erase(std::unique(weights.begin(), weights.end()), weights.end());
    return weights;
}

}  // namespace hexwright::board
