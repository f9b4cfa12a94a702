// What a scenario lays on the map: zones in player colours, glyph discs, and the coordinates of hexes.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/sheet/sketch.h"

namespace hexwright {

void sketch_zone(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb);
void sketch_glyph(Sketch& sketch, const Glyph& glyph, Point at, const Catalogue& catalogue);
std::string letter_of(const Glyph& glyph, const Catalogue& catalogue);  // "?" when hidden or unknown

}  // namespace hexwright
