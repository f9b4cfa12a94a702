// Draws obstacles and walls in isometric view.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/iso_shapes.h"
#include "formats/paper/sheet/piece_style.h"

namespace hexwright::paper {

// Draws one hex of an obstacle that is shaped hex by hex; `number` is the hex's index in its piece. Heights are in
// levels.
void iso_column(Sketch& sketch, const PieceOnMap& piece, std::size_t number, double from, double to);
bool shaped_by_hex(PieceStyle style);                      // Otherwise it is drawn once, in the piece's middle.
void iso_middle(Sketch& sketch, const PieceOnMap& piece);  // Draws trees, palms and brush.
bool is_prism(PieceStyle style);  // True for tiles and castle pieces, which are drawn as plain prisms.

// Draws a wall on one side; `number` is the index of the side in its piece.
void iso_wall(Sketch& sketch, const PieceOnMap& piece, const Barrier& barrier, std::size_t number);
void iso_laur_wall(Sketch& sketch, const PieceOnMap& piece);

}  // namespace hexwright::paper
