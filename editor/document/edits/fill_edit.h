// Fills an area of a level with tiles as one step: which hexes belong to the area, and the edit. Uses tiles of the
// kind's terrain and thickness that the map's limit still holds.
#pragma once
#include "editor/document/document.h"
#include "editor/document/room.h"
#include "editor/document/symmetry/symmetry.h"
#include "engine/board/battlefield/fill.h"

namespace hexwright::document {

using Area = std::vector<HexCoord>;

// The free hexes connected with `start` on which a tile of the kind would rest at the level. On the table, hexes of the
// map must enclose the area. Refused if `start` is taken or carries nothing, or the area is open.
Result<Area> area_at(HexCoord start, int level, PieceKind kind, const Document& document);

// Those of the hexes (of a box, a lasso or a stroke) that are free and on which a tile of the kind would rest.
Area fillable(const Area& hexes, int level, PieceKind kind, const Document& document);

// All input of filling, as a value independent of the document, so that a job can solve it.
struct FillOrder {
    Area area;
    int level = 1;
    std::vector<PieceKind> kinds;
    std::optional<Inventory> left;  // nullopt: no limit applies.
    TerrainKind terrain{};
    Area alone{};  // Hexes outside the area that take a 1-hex tile each.
};
Result<FillOrder> fill_order(Area area, int level, PieceKind kind, const Document& document);
// The order for filling under a symmetry, where all copies are placed together: of hexes that are images of each other
// only the first is filled, from its share of what is left, with tiles that have a mirror image. A hex that is its own
// image (the centre, those on an axis) goes to `alone`.
FillOrder shared(FillOrder order, const Symmetry& symmetry, const Catalogue& catalogue);
Result<Filling> filling_for(const FillOrder& order, const Catalogue& catalogue, int looks = fill_looks);

Edit fill_edit(const FillOrder& order, const Filling& filling, const Catalogue& catalogue);

}  // namespace hexwright::document
