// Filling an area of a level with tiles as one step: which hexes belong to it, and the edit. The tiles are those of the
// kind's terrain and thickness that the map's limit still holds.
#pragma once
#include "editor/document/document.h"
#include "editor/document/symmetry.h"
#include "engine/battlefield/fill.h"

namespace hexwright {

using Area = std::vector<HexCoord>;

// The hexes connected with this one on which a tile of the kind would rest at the level and where nothing lies yet. On
// the table the area must be closed by the map. Refused: the hex itself is taken or carries nothing, or the area is
// open.
tl::expected<Area, Refusal> area_at(HexCoord start, int level, PieceKind kind, const Document& document);

// Those of the hexes (of a box, a lasso, a stroke) on which a tile of the kind would rest and where nothing lies yet.
Area fillable(const Area& hexes, int level, PieceKind kind, const Document& document);

// What filling asks, as a value that does not need the desk any more: it may be answered by a job.
struct FillOrder {
    Area area;
    int level = 1;
    std::vector<PieceKind> kinds;
    std::optional<Inventory> left;  // none: no limit binds
    TerrainKind terrain{};
    Area alone{};  // hexes beside the area that take a 1-hex tile each
};
tl::expected<FillOrder, Refusal> fill_order(Area area, int level, PieceKind kind, const Document& document);
// The same where all copies are placed together: of hexes that are images of each other the first is filled, from its
// share of what is left, by tiles that have an image. A hex that is its own image (the centre, those on an axis) stands
// alone.
FillOrder shared(FillOrder order, const Symmetry& symmetry, const Catalogue& catalogue);
tl::expected<Filling, Refusal> filling_for(const FillOrder& order, const Catalogue& catalogue, int looks = fill_looks);

Edit fill_edit(const FillOrder& order, const Filling& filling, const Catalogue& catalogue);

}  // namespace hexwright
