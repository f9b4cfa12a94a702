#include "formats/sheet/plan_markers.h"

namespace hexwright {

void sketch_zone(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb) {
    const std::vector<Ring> rings = outline(hexes);
    sketch.fill(rings, rgb, 0.16);
    sketch.outline(inset(rings, 1.5), 0xFFFFFF, 3.4, 0.75);
    sketch.outline(inset(rings, 1.5), rgb, 2.2);
}

std::string letter_of(const Glyph& glyph, const Catalogue& catalogue) {
    const auto kind = catalogue.glyph(glyph.id);
    return glyph.facing == Facing::Symbol || !kind || catalogue[*kind].letter.empty() ? "?" : catalogue[*kind].letter;
}

void sketch_glyph(Sketch& sketch, const Glyph& glyph, Point at, const Catalogue& catalogue) {
    const bool known = glyph.facing == Facing::Power;
    const unsigned disc = known ? 0xF6EBCF : 0x7A4F2A, ink = known ? 0x4A2C12 : 0xF6E3B8;
    sketch.fill(circle(at + Point{0.7, 0.9}, 6.9), 0x000000, 0.25);
    sketch.shape(circle(at, 6.8), disc, 0x3A2410, 0.8);
    sketch.outline({circle(at, 5.6)}, ink, 0.5, 0.6);
    sketch.text(at + Point{0, 2.9}, letter_of(glyph, catalogue), 8, ink, true);
}

}  // namespace hexwright
