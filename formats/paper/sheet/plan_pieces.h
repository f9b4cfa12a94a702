// Draws pieces seen from above: tiles with their size border, what stands on them, and what stands on their sides.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/sketch.h"

namespace hexwright::paper {

// `rise` (0..0.3) lightens higher tiles. Includes the terrain's sign in every hex.
void sketch_tile(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue, double rise, bool sizes = true);
void sketch_obstacle(Sketch& sketch, const PieceOnMap& piece);  // Draws trees to castles, including bases.
void sketch_wall(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue);  // Draws edges, spans and ruins.

// A castle's base or wall for building: its arms stand out from its hex, so that its turn is seen at any size. Bases
// have hollow arms.
bool has_arms(const PieceOnMap& piece);
void sketch_arms(Sketch& sketch, const PieceOnMap& piece);

// Tiles are recognised by their outline; others by a drawing that turns with them.
bool is_tile(const PieceOnMap& piece);
// Where the code of an upright piece covers the least of what shows its turn: beside the arms of a castle's pieces.
Point place_of_code(const PieceOnMap& piece);

}  // namespace hexwright::paper
