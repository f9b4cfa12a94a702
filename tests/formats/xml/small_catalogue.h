// A small catalogue for tests of files, with one piece for each way of lying.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "tests/support/every_room.h"

namespace hexwright {

inline Catalogue small_catalogue() {
    Catalogue catalogue;
    const TerrainKind grass = catalogue.add(TerrainType{"grass", "grass"});
    const auto add = [&](std::string id, Body body, std::vector<HexCoord> hexes) {
        PieceType type;
        type.id = type.name = id;
        type.terrain = grass;
        type.body = body;
        type.hexes = std::move(hexes);
        type.items = {catalogue.add(ItemType{id, id, id + "s"})};
        return type;
    };
    catalogue.add(add("grass-1", Body::Tile, {{0, 0}}));
    catalogue.add(add("grass-2", Body::Tile, {{0, 0}, {1, 0}}));
    catalogue.add(add("grass-3", Body::Tile, {{0, 0}, {1, 0}, {0, 1}}));
    catalogue.add(add("ruin-2", Body::Ruin, {{0, 0}, {1, 0}}));
    catalogue.add(add("ladder", Body::Edge, {{0, 0}}));
    PieceType wall = add("stone-wall-4", Body::Span, {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
    wall.reach = {3};
    catalogue.add(std::move(wall));
    ProductSet box;
    box.id = box.name = "meadow-box";
    catalogue.add(std::move(box));
    GlyphType glyph;
    glyph.id = glyph.name = "wannok";
    catalogue.add(std::move(glyph));
    return catalogue;
}

}  // namespace hexwright
