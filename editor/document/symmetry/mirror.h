// The mirror image of a piece: the same items, laid so that they cover the mirrored hexes with the mirrored walls. Not
// every piece has one: the mirror image of a 24-hex tile is no tile of any box.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/hex/grid_map.h"

#include <map>
#include <optional>

namespace hexwright::document {

// Applies a map of the grid, which may be a mirror, to pieces. Caches partners by kind: make one for many pieces.
class PieceMap {
public:
    PieceMap(const GridMap& map, const Catalogue& catalogue) : map_(map), catalogue_(&catalogue) {}

    // In stored stance, with its id and level; nullopt if no turn of any kind made of the same items lies like the
    // mirror image.
    std::optional<PlacedPiece> operator()(PlacedPiece piece);

private:
    // The partner of a kind: the kind, mirrored through the sides E and W of 0,0, lies like `kind` at `at` with this
    // turn.
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

}  // namespace hexwright::document
