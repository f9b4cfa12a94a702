#include "formats/paper/sheet/plan_markers.h"

#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace hexwright::paper {

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

namespace {

constexpr double hatch_apart = hex_width / 4;

// The part of a line through a convex ring, between two parameters; from > to if it misses the ring.
struct Stretch {
    double from = -1e9, to = 1e9;
};
Stretch within(const std::array<Point, 6>& ring, Point start, Point offset) {
    Stretch inside;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point side = ring[(i + 1) % ring.size()] - ring[i], to_start = start - ring[i];
        const double off = side.x * to_start.y - side.y * to_start.x, slope = side.x * offset.y - side.y * offset.x;
        if (std::abs(slope) < 1e-9) {
            if (off < 0) return {1, 0};
            continue;
        }
        const double met = -off / slope;
        if (slope > 0) inside.from = std::max(inside.from, met);
        else inside.to = std::min(inside.to, met);
    }
    return inside;
}

// Slanting lines over the hexes, the same for neighbours, so that they run through.
void hatch(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb) {
    const Point offset{0.7071067811865476, -0.7071067811865476}, across{offset.y, -offset.x};
    std::map<int, std::vector<Stretch>> lines;
    for (const HexCoord hex : hexes) {
        const Point centre = centre_of(hex);
        const int middle = static_cast<int>(std::lround((centre.x * across.x + centre.y * across.y) / hatch_apart));
        for (int line = middle - 3; line <= middle + 3; ++line)
            if (const Stretch part = within(corners_of(hex), across * (line * hatch_apart), offset);
                part.to - part.from > 0.2)
                lines[line].push_back(part);
    }
    for (auto& [line, parts] : lines) {
        std::ranges::sort(parts, {}, &Stretch::from);
        for (std::size_t i = 0; i < parts.size();) {
            Stretch whole = parts[i++];
            while (i < parts.size() && parts[i].from < whole.to + 0.01) whole.to = std::max(whole.to, parts[i++].to);
            const Point start = across * (line * hatch_apart);
            sketch.line({start + offset * whole.from, start + offset * whole.to}, rgb, 1.1, 0.6);
        }
    }
}

}  // namespace

// Hatched, so that the ground shows; the broken line in its border tells it from the border of a small red tile.
void sketch_zone(Sketch& sketch, const std::vector<HexCoord>& hexes, unsigned rgb) {
    const std::vector<Ring> rings = inset(outline(hexes), 1.5);
    hatch(sketch, hexes, rgb);
    sketch.outline(rings, 0xFFFFFF, 4, 0.8);
    sketch.outline(rings, rgb, 2.8);
    sketch.outline(rings, 0xFFFFFF, 0.9, 0.9, true);
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
    sketch.fill(circle(at + Point{0.7, 0.9}, glyph_radius), 0x000000, 0.25);
    sketch.shape(circle(at, glyph_radius), disc, rim, 1);
    sketch.text(at + Point{0, 4.1}, letter_of(glyph, catalogue), 11.5, ink, true);
}

}  // namespace hexwright::paper
