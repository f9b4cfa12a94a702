// A realistic map of a thousand pieces: six equal parts around a hex, three levels, water, trees, zones and glyphs.
#pragma once
#include "editor/document/symmetry/symmetry.h"
#include "engine/scenario/scenario.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexwright::testing {

// Pieces of one sixth: seven-hex tiles on the ground, with smaller tiles of many kinds on every other one.
inline std::vector<PlacedPiece> sixth_of_large_map(const Catalogue& catalogue) {
    const char* const ground[] = {"grass-7", "rock-7", "sand-7", "swamp-7"};
    const char* const upper[] = {"rock-3", "grass-2", "sand-1", "rock-1", "road-2", "grass-1", "sand-3", "swamp-1"};
    std::vector<PlacedPiece> pieces;
    const auto put = [&](const std::string& kind, HexCoord at, int level) {
        pieces.push_back({.kind = *catalogue.piece(kind), .at = at, .level = level});
    };
    constexpr int edge = 37;
    std::size_t number = 0;
    for (int b = 0; b < edge; ++b)
        for (int a = -edge; a < edge; ++a) {
            const HexCoord at{2 * a - b, a + 3 * b};                   // Seven-hex tiles mesh at these offsets.
            if (at.q < 2 || at.r < 0 || at.q + at.r > edge) continue;  // The sixth between two rays.
            put(ground[number % 4], at, 1);
            put(upper[number % 8], at + HexCoord{0, 1}, 2);
            if (number % 2 == 0) put("rock-1", at + HexCoord{0, 1}, 3);
            if (number % 8 == 0) put("tree-10", at + HexCoord{-1, 1}, 2);
            ++number;
        }
    return pieces;
}

// About 1,000 pieces; `extra` of them break the symmetry about {0, 0}.
inline Scenario large_map(const Catalogue& catalogue, int extra = 0) {
    Scenario map;
    const std::vector<PlacedPiece> wanted =
        copies_of(sixth_of_large_map(catalogue), {SymmetryKind::SixAboutHex}, catalogue).pieces;
    for (const PlacedPiece& piece : wanted) map.battlefield.add(piece, catalogue);
    for (int i = 0; i < extra; ++i)
        map.battlefield.add({.kind = *catalogue.piece("dungeon-1"), .at = {i, 60}, .level = 1}, catalogue);
    std::vector<Zone> zones;
    std::vector<Glyph> glyphs;
    const char* const colors[] = {"red", "blue", "green", "orange", "yellow", "purple"};
    for (const char* color : colors) zones.push_back({color, "start", color, 24, {}});
    std::size_t number = 0;
    map.battlefield.each([&](const PlacedPiece& piece) {
        if (piece.level != 1) return;
        if (number % 40 == 0) glyphs.push_back({"", {piece.at, 1}, Facing::Symbol});
        else if (number % 2 == 1) zones[number / 2 % 6].spaces.push_back({piece.at, 1});
        ++number;
    });
    for (Zone& zone : zones) std::ranges::sort(zone.spaces);
    map.zones = Shared<std::vector<Zone>>(std::move(zones));
    map.glyphs = Shared<std::vector<Glyph>>(std::move(glyphs));
    return map;
}

}  // namespace hexwright::testing
