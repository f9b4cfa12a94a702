// A drawn board with figures on it, for tests of sight and range: one drawing of piles, one of figures. A letter on two
// (or six) hexes is one figure; its eye is on the first.
#pragma once
#include "engine/rules/line_of_sight.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace hexwright::testing {

struct SightField {
    Battlefield map{};
    Terrain terrain{};
    std::map<char, FigureBody> figures{};

    // `heights` by letter; all other figures are 5 tall.
    SightField(const Pieces& pieces, std::string_view drawing, const std::map<char, int>& heights = {})
        : map(battlefield(pieces)) {
        terrain = terrain_of(map, kinds());
        std::map<char, Hexes> places;
        for (const Cell& cell : cells(drawing))
            if (cell.sign != '.') places[cell.sign].push_back(cell.hex);
        for (const auto& [letter, hexes] : places) {
            const auto height = heights.find(letter);
            put(letter, hexes, height == heights.end() ? 5 : height->second);
        }
    }
    SightField(std::string_view piles, std::string_view drawing, const std::map<char, int>& heights = {})
        : SightField(land(piles), drawing, heights) {}

    void put(char letter, const Hexes& hexes, int height, std::optional<SightZone> zone = {}) {
        const auto surfaces = terrain.surfaces_at(hexes[0]);
        assert(!surfaces.empty() && "figures stand on something");
        FigureBody body = figure_body(hexes, surfaces.back().top, height, zone.value_or(estimated_zone(height)),
                                      air_above(surfaces.back()));
        body.figure = FigureId{letter};
        figures[letter] = body;
    }
    void put_on(char letter, const Surface& ground, int height) {  // On one storey of several.
        figures[letter] = figure_body(ground, height);
        figures[letter].figure = FigureId{letter};
    }

    std::vector<FigureBody> bodies() const {
        std::vector<FigureBody> all;
        for (const auto& [letter, body] : figures) all.push_back(body);
        return all;
    }
    bool sees(char from, char target, SeenPart part = SeenPart::HitZone) const {
        const auto all = bodies();
        return hexwright::rules::sees({terrain, all}, figures.at(from), figures.at(target), part);
    }
    Sight sight(char from, char target, SeenPart part = SeenPart::HitZone) const {
        const auto all = bodies();
        return line_of_sight({terrain, all}, figures.at(from), figures.at(target), part);
    }
    bool clear_sight(char from, char target) const {
        const auto all = bodies();
        return has_clear_sight({terrain, all}, figures.at(from), figures.at(target));
    }
};

}  // namespace hexwright::testing
