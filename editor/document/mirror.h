// The mirror image of a piece: the same items laid so that they cover the mirrored hexes with the mirrored walls. Not
// every piece has one: a 24-hex tile seen in a mirror is no tile of any box.
#pragma once
#include "engine/battlefield/battlefield.h"
#include "engine/hex/grid_map.h"

#include <map>
#include <optional>

namespace hexwright {

// A map of the grid done to pieces, mirrors too. It remembers partners by kind: make one for many pieces.
class PieceMap {
public:
    PieceMap(const GridMap& map, const Catalogue& catalogue) : map_(map), catalogue_(&catalogue) {}

    // In stored stance, with its id and level; none: no turn of any kind made of the same items lies like the mirror
    // image.
    std::optional<PlacedPiece> operator()(PlacedPiece piece);

private:
    // The kind, seen in the mirror through the sides E and W of 0,0, lies like this one at `at` with this turn.
    struct Partner {
        PieceKind kind;
        HexCoord at;
        int turn = 0;
    };
    std::optional<PlacedPiece> mirrored(PlacedPiece piece);
    const std::optional<Partner>& partner_of(PieceKind kind);
    std::optional<Partner> find_partner(const PieceType& type) const;

    GridMap map_;
    const Catalogue* catalogue_;
    std::map<PieceKind, std::optional<Partner>> partners_{};
};

}  // namespace hexwright
