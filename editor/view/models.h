// How pieces look in 3D: the tile that each one is or stands on, and a procedural model for everything else. Heights
// match slots; nothing extends beyond the piece's hexes by more than a branch.
#pragma once
#include "editor/view/room.h"
#include "editor/view/shapes.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"

namespace hexwright::view {

struct TileStyle {
    // Thickness of the tile or base, in sevenths of a level; 0 means none.
    int thickness = 0;
    Paint paint;
};
TileStyle tile_style(const PieceType& type, const Catalogue& catalogue);

// Adds everything of the piece that is not a tile or base; nothing for tiles.
void model(Mesh& mesh, const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright::view
