// What a scenario lays on the map: zones in player colours, glyph discs, and the coordinates of hexes.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/sheet/sketch.h"

namespace hexwright {

// A zone's sign for eyes and printers that do not see its colour: the player's number, or its first letter where it is
// nobody's.
std::string mark_of(const Zone& zone);
// Where a group's mark stands: in its middle, but not on a glyph if it can. `glyph_hexes` sorted.
HexCoord place_of_mark(const std::vector<HexCoord>& hexes, const std::vector<HexCoord>& glyph_hexes);
std::vector<HexCoord> glyph_hexes(const Scenario& scenario);  // sorted
void sketch_mark(Sketch& sketch, const std::string& mark, Point at, unsigned rgb);
void sketch_zone(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb);
void sketch_glyph(Sketch& sketch, const Glyph& glyph, Point at, const Catalogue& catalogue);
struct DiscColors {
    unsigned disc, rim, ink;
};
DiscColors colors_of(const Glyph& glyph);
std::string letter_of(const Glyph& glyph, const Catalogue& catalogue);  // "?" when hidden or unknown

}  // namespace hexwright
