#include "editor/editing/measure.h"

#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace hexwright::editing {

Measured measured(HexCoord from, HexCoord to, std::optional<int> from_height, std::optional<int> to_height) {
    const Point a = formats::centre_of(from), b = formats::centre_of(to);
    Measured found{distance(from, to), std::hypot(b.x - a.x, b.y - a.y) / hex_width * centimetres_a_hex, {}};
    if (from_height && to_height) found.rise = *to_height - *from_height;
    return found;
}

std::string in_decimals(double value, int places) {
    const long long scale = std::llround(std::pow(10, places)),
                    units = std::llround(value * static_cast<double>(scale));
    std::string text = std::to_string(units / scale);
    if (places == 0) return text;
    const std::string rest = std::to_string(std::abs(units % scale));
    return text + "." + std::string(static_cast<std::size_t>(places) - rest.size(), '0') + rest;
}

MapFacts facts_of(const Snapshot& now) {
    MapFacts facts;
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const Terrain::Column& column : now.terrain.columns()) {
        if (now.terrain.solids(column).empty()) continue;
        ++facts.hexes;
        facts.spaces += static_cast<int>(now.terrain.surfaces(column).size());
        for (const Surface& surface : now.terrain.surfaces(column))
            facts.ground = std::max(facts.ground, surface.space.level);
        for (const Point corner : corners_of(column.hex)) {
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
    }
    if (facts.hexes > 0) {
        facts.width = (high.x - low.x) / hex_width * centimetres_a_hex;
        facts.depth = (high.y - low.y) / hex_width * centimetres_a_hex;
    }
    facts.pieces = static_cast<int>(now.scenario->battlefield.size());
    facts.items = now.used.total();
    facts.levels = now.terrain.top_level();
    now.scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (facts.by_level.size() < static_cast<std::size_t>(piece.level))
            facts.by_level.resize(static_cast<std::size_t>(piece.level));
        ++facts.by_level[static_cast<std::size_t>(piece.level) - 1];
    });
    return facts;
}

}  // namespace hexwright::editing
