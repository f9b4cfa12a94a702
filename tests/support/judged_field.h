// Maps for the proof of what judges look at: a clean one on which nothing is found, and what is changed to plant a
// defect. All of them look the same from both zones, by a half turn, unless a change says otherwise.
#pragma once
#include "engine/board/hex/grid_map.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hexwright::testing {

struct Field {
    static constexpr int columns = 31, rows = 13;  // Rows of odd number lie half a hex further and have one hex less.

    std::map<HexCoord, int> heights{};
    std::map<std::string, std::set<HexCoord>> zones{{"red", {}}, {"blue", {}}};
    std::set<HexCoord> glyphs{}, trees{}, water{};

    static HexCoord cell(int column, int row) { return {column - (row - (row & 1)) / 2, row}; }
    static HexCoord opposite(HexCoord hex) { return cell(columns - 1, rows - 1) - hex; }

    // A change here and at the other side.
    template <class Change>
    void both(HexCoord hex, Change change) {
        change(hex);
        if (opposite(hex) != hex) change(opposite(hex));
    }
    void raise(HexCoord hex, int height) {
        both(hex, [&](HexCoord at_hex) {
            if (heights.contains(at_hex)) heights[at_hex] = height;
        });
    }
    void raise_disk(HexCoord centre, int radius, int height) {
        for (const HexCoord hex : disk(centre, radius)) raise(hex, height);
    }
    void plant_tree(HexCoord hex) {
        both(hex, [&](HexCoord at_hex) {
            if (heights.contains(at_hex)) trees.insert(at_hex);
        });
    }
    void start_at(HexCoord hex) {
        if (!heights.contains(hex)) return;
        zones["red"].insert(hex);
        zones["blue"].insert(opposite(hex));
    }
    void start_not_at(HexCoord hex) {
        zones["red"].erase(hex);
        zones["blue"].erase(opposite(hex));
    }
    void lay_glyph(HexCoord hex) {
        both(hex, [&](HexCoord at_hex) { glyphs.insert(at_hex); });
    }
    void flood(HexCoord hex) {
        both(hex, [&](HexCoord at_hex) { water.insert(at_hex); });
    }
    void leave_out(HexCoord hex) {
        both(hex, [&](HexCoord at_hex) { heights.erase(at_hex), trees.erase(at_hex); });
    }

    Space space_at(HexCoord hex) const { return {hex, heights.at(hex) + (water.contains(hex) ? 1 : 0)}; }

    Scenario scenario() const {
        Pieces pieces;
        for (const auto& [hex, height] : heights)
            for (int level = 1; level <= height; ++level) pieces.push_back(testing::at("grass-1", hex, level));
        for (const HexCoord hex : water) pieces.push_back(testing::at("water-1", hex, heights.at(hex) + 1));
        for (const HexCoord hex : trees) pieces.push_back(testing::at("tree-10", hex, heights.at(hex) + 1));
        Scenario built = scenario_with(pieces);
        std::vector<Zone> all;
        for (const auto& [id, hexes] : zones) {
            Zone start;
            start.id = id;
            start.use = "start";
            for (const HexCoord hex : hexes) start.spaces.push_back(space_at(hex));
            std::ranges::sort(start.spaces);
            all.push_back(std::move(start));
        }
        built.zones = all;
        std::vector<Glyph> laid;
        for (const HexCoord hex : glyphs) laid.push_back({"wannok", space_at(hex)});
        built.glyphs = laid;
        return built;
    }

    // The same map moved, turned or mirrored.
    Field moved_by(const GridMap& way) const {
        Field image;
        image.zones.clear();
        for (const auto& [hex, height] : heights) image.heights[way(hex)] = height;
        for (const auto& [id, hexes] : zones)
            for (const HexCoord hex : hexes) image.zones[id].insert(way(hex));
        for (const HexCoord hex : glyphs) image.glyphs.insert(way(hex));
        for (const HexCoord hex : trees) image.trees.insert(way(hex));
        for (const HexCoord hex : water) image.water.insert(way(hex));
        return image;
    }
};

// Two zones of 29 far apart, a wide hill of two steps in the middle, a knoll before each zone, trees that break long
// sight, and two glyphs.
inline Field clean_field() {
    Field field;
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 0; column < Field::columns - (row & 1); ++column) field.heights[Field::cell(column, row)] = 1;
    const HexCoord middle = Field::cell(15, 6);
    for (const HexCoord hex : disk(middle, 6)) field.heights[hex] = 2;
    for (const HexCoord hex : disk(middle, 2)) field.heights[hex] = 3;
    field.raise_disk(Field::cell(6, 3), 1, 2);
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 0; column < (row >= 5 && row <= 7 ? 3 : 2); ++column)
            field.start_at(Field::cell(column, row));
    for (const auto& [column, row] : {std::pair(5, 9), {8, 6}, {9, 11}, {11, 1}, {4, 6}, {10, 8}, {12, 4}, {13, 9}})
        field.plant_tree(Field::cell(column, row));
    field.lay_glyph(Field::cell(11, 6));
    return field;
}

}  // namespace hexwright::testing
