// How pieces look in 3D beside their terrain's colour: the tile each one is or stands on, and a model made in code for
// what is not a tile. Heights are true to slots; nothing leaves the piece's hexes by more than a branch.
#pragma once
#include "editor/view/shapes.h"
#include "engine/battlefield/battlefield.h"

namespace hexwright {

struct TileStyle {
    int thickness = 0;  // of the tile or base, in sevenths of a level; 0: none
    Paint paint;
};
TileStyle tile_style(const PieceType& type, const Catalogue& catalogue);

// All of the piece that is not a tile or base; nothing for tiles.
void model(Mesh& mesh, const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright
