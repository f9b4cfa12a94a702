#include "formats/sheet/plan_markers.h"

#include "formats/room.h"
#include "formats/sheet/plan_drawing.h"

#include <algorithm>
#include <utility>

namespace hexwright::formats {

std::string mark_of(const Zone& zone) {
    if (const int player = player_number(zone.color); player > 0) return std::to_string(player);
    return zone.id.substr(0, 1);
}

std::vector<HexCoord> glyph_hexes(const Scenario& scenario) {
    std::vector<HexCoord> hexes;
    for (const Glyph& glyph : *scenario.glyphs) hexes.push_back(glyph.at.at);
    std::ranges::sort(hexes);
    return hexes;
}

HexCoord place_of_mark(const std::vector<HexCoord>& hexes, const std::vector<HexCoord>& taken) {
    const Point middle = middle_of(hexes);
    return *std::ranges::min_element(hexes, {}, [&](HexCoord hex) {
        return std::pair(std::ranges::binary_search(taken, hex), length(centre_of(hex) - middle));
    });
}

void sketch_mark(Sketch& sketch, const std::string& mark, Point at, unsigned rgb) {
    const Ring shield{at + Point{-4, -4.2}, at + Point{4, -4.2}, at + Point{4, 1.4}, at + Point{0, 4.8},
                      at + Point{-4, 1.4}};
    sketch.shape(shield, rgb, 0xFFFFFF, 0.9);
    sketch.text(at + Point{0, 1.7}, mark, 5.8, 0xFFFFFF, true);
}

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

DiscColors colors_of(const Glyph& glyph) {
    if (glyph.facing == Facing::Symbol) return {0x7A4F2A, 0x3A2410, 0xF6E3B8};
    return {0xF6EBCF, 0x3A2410, 0x4A2C12};
}

void sketch_glyph(Sketch& sketch, const Glyph& glyph, Point at, const Catalogue& catalogue) {
    const auto [disc, rim, ink] = colors_of(glyph);
    sketch.fill(circle(at + Point{0.7, 0.9}, 6.9), 0x000000, 0.25);
    sketch.shape(circle(at, 6.8), disc, rim, 0.8);
    sketch.outline({circle(at, 5.6)}, ink, 0.5, 0.6);
    sketch.text(at + Point{0, 2.9}, letter_of(glyph, catalogue), 8, ink, true);
}

}  // namespace hexwright::formats
