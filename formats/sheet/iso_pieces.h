// What stands on the map, in isometric view.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "formats/sheet/iso_shapes.h"
#include "formats/sheet/look.h"

namespace hexwright {

// One hex of an obstacle that is shaped hex by hex; `number` of the hex in its piece. Heights in levels.
void iso_column(Sketch& sketch, const PieceOnMap& piece, std::size_t number, double from, double to);
bool shaped_by_hex(Look look);                             // else drawn once, in the piece's middle
void iso_middle(Sketch& sketch, const PieceOnMap& piece);  // trees, palms, brush
bool is_prism(Look look);                                  // drawn as plain prisms: tiles and castle pieces

// A wall on one side; `number` counts the sides of its piece.
void iso_wall(Sketch& sketch, const PieceOnMap& piece, const Barrier& barrier, std::size_t number);
void iso_laur_wall(Sketch& sketch, const PieceOnMap& piece);

}  // namespace hexwright
