// Draws what a scenario adds to the map: zones in player colours, glyph discs, and the coordinates of hexes.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/sketch.h"

namespace hexwright::paper {

// A zone's sign for viewers and printers without colour: the player's number, or the zone's first letter if it is
// nobody's.
std::string mark_of(const Zone& zone);
// The hex for a group's mark: its middle, avoiding glyphs if possible. `glyph_hexes` is sorted.
HexCoord place_of_mark(const std::vector<HexCoord>& hexes, const std::vector<HexCoord>& glyph_hexes);
std::vector<HexCoord> glyph_hexes(const Scenario& scenario);  // Sorted.
void sketch_mark(Sketch& sketch, const std::string& mark, Point at, unsigned rgb);
void sketch_zone(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb);
inline constexpr double glyph_radius = 8.2;  // Large, so that its letter is read on a small picture too.
void sketch_glyph(Sketch& sketch, const Glyph& glyph, Point at, const Catalogue& catalogue);
struct DiscColors {
    unsigned disc, rim, ink;
};
DiscColors colors_of(const Glyph& glyph);
std::string letter_of(const Glyph& glyph, const Catalogue& catalogue);  // "?" when hidden or unknown.

}  // namespace hexwright::paper
