// Pieces seen from above: tiles with their size border, what stands on them, and what stands on their sides.
#pragma once
#include "formats/sheet/look.h"
#include "formats/sheet/sketch.h"

namespace hexwright {

// `rise` lightens what lies higher (0..0.3). Signs: a terrain's small pattern in every hex.
void sketch_tile(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue, double rise);
void sketch_obstacle(Sketch& sketch, const PieceOnMap& piece);  // trees to castles, bases included
void sketch_wall(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue);  // edges, spans, ruins

}  // namespace hexwright
