// One defect for each number that a map is judged by, planted into the clean field.
#pragma once
#include "tests/support/judged_field.h"

#include <tuple>

namespace hexwright::testing {

struct PlantedField {
    const char* name;  // Of the number that misses its threshold.
    Field field;
    std::set<std::string> along{};  // Codes of findings that the defect brings along.
};

inline Field with_small_zones() {
    Field field = clean_field();
    for (const int row : {0, 1, 2}) {
        field.start_not_at(Field::cell(0, row));
        field.start_not_at(Field::cell(1, row));
    }
    return field;
}

// Every other row of the zones lies a level higher.
inline Field without_place_for_hive() {
    Field field = clean_field();
    for (int row = 1; row < Field::rows; row += 2)
        for (const int column : {0, 1, 2})
            if (column < 2 || row == 5 || row == 7) field.raise(Field::cell(column, row), 2);
    return field;
}

// Two start spaces before each zone, 12 apart; trees let only flyers out towards the enemy, and hide them.
inline Field with_near_zones() {
    Field field = clean_field();
    field.glyphs = {Field::cell(15, 6)};
    for (const auto& [column, row] : {std::pair(9, 6), {9, 5}}) field.start_at(Field::cell(column, row));
    for (const auto& [column, row] : {std::pair(10, 6), {9, 7}, {8, 7}, {8, 6}, {10, 5}, {8, 5}})
        field.plant_tree(Field::cell(column, row));
    return field;
}

// Two start spaces before each zone, 14 apart.
inline Field with_advanced_archers() {
    Field field = clean_field();
    field.glyphs = {Field::cell(15, 6)};
    for (const int column : {7, 8}) {
        field.trees.erase(Field::cell(column, 6));
        field.trees.erase(Field::opposite(Field::cell(column, 6)));
        field.start_at(Field::cell(column, 6));
    }
    for (int column = 9; column <= 13; ++column) field.raise(Field::cell(column, 6), 1);
    return field;
}

// The mud before the zones holds walkers up.
inline Field with_zones_in_water() {
    Field field = clean_field();
    for (auto& [id, hexes] : field.zones) hexes.clear();
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 5; ++column) {
            if (column < 3 && row < 8) field.start_at(Field::cell(column, row));
            field.flood(Field::cell(column, row));
            field.trees.erase(Field::cell(column, row));
            field.trees.erase(Field::opposite(Field::cell(column, row)));
        }
    return field;
}

// Two spaces of red's 24 lie behind trees.
inline Field with_two_shut_in() {
    Field field = clean_field();
    for (auto& [id, hexes] : field.zones) hexes.clear();
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 2; ++column) field.start_at(Field::cell(column, row));
    for (const int column : {0, 1}) {
        field.zones["red"].erase(Field::cell(column, 0));
        field.zones["red"].insert(Field::cell(column, 12));
        field.heights[Field::cell(column, 12)] = 1;
    }
    for (const HexCoord hex : {Field::cell(2, 12), Field::cell(0, 11), Field::cell(1, 11)}) {
        field.trees.insert(hex);
        field.zones["red"].erase(hex);
    }
    field.zones["red"].insert(Field::cell(2, 5));
    field.zones["red"].insert(Field::cell(2, 6));
    return field;
}

inline Field with_a_knoll_more_for_red() {
    Field field = clean_field();
    for (const HexCoord hex : disk(Field::cell(4, 11), 1))
        if (field.heights.contains(hex)) field.heights[hex] = 2;
    return field;
}

inline Field with_peaks_apart() {
    Field field = clean_field();
    for (const HexCoord hex : disk(Field::cell(15, 6), 2)) field.heights[hex] = 2;
    field.raise_disk(Field::cell(11, 4), 1, 3);
    return field;
}

inline Field with_a_glyph_for_red() {
    Field field = clean_field();
    field.glyphs.erase(Field::opposite(Field::cell(11, 6)));
    return field;
}

inline Field with_glyphs_at_hand() {
    Field field = clean_field();
    field.lay_glyph(Field::cell(5, 5));
    return field;
}

// A tower in the middle that nobody climbs.
inline Field with_a_perch() {
    Field field = clean_field();
    field.heights[Field::cell(15, 6)] = 9;
    return field;
}

// The hill's top is a cliff but for one stair on either side.
inline Field with_a_fort() {
    Field field = clean_field();
    for (const HexCoord hex : disk(Field::cell(15, 6), 2)) field.heights[hex] = 7;
    field.raise(Field::cell(12, 6), 4);
    return field;
}

// Only pinnacles stand on the two highest levels, each between trees.
inline Field with_pinnacles() {
    Field field = clean_field();
    for (const HexCoord hex : disk(Field::cell(15, 6), 2)) field.heights[hex] = 2;
    for (const auto& [column, row, height] : {std::tuple(14, 4, 3), {13, 6, 4}}) {
        const HexCoord pinnacle = Field::cell(column, row);
        field.raise(pinnacle, height);
        const std::vector<HexCoord> around = ring(pinnacle, 1);
        for (const std::size_t side : {0, 1, 3, 4}) field.plant_tree(around[side]);
    }
    return field;
}

// A chasm before red's zone, with two ways over it.
inline Field with_a_causeway() {
    Field field = clean_field();
    for (int row = 0; row < Field::rows; ++row)
        if (row != 5 && row != 7) {
            field.heights.erase(Field::cell(3, row));
            field.trees.erase(Field::cell(3, row));
        }
    return field;
}

inline Field without_trees() {
    Field field = clean_field();
    field.trees.clear();
    return field;
}

// Hedges across the map, open at the top and at the bottom in turn.
inline Field with_hedges() {
    Field field = clean_field();
    field.trees.clear();
    for (const int column : {4, 8, 12})
        for (int row = 0; row < Field::rows; ++row)
            if (column == 8 ? row < 9 : row > 3) field.plant_tree(Field::cell(column, row));
    return field;
}

inline Field without_relief() {
    Field field = clean_field();
    for (auto& [hex, height] : field.heights) height = std::max(1, height - 1);
    return field;
}

// Zones on ramparts, nearly as high as the one peak.
inline Field with_high_zones() {
    Field field = clean_field();
    for (auto& [hex, height] : field.heights) height = 1;
    for (const int radius : {3, 2, 1})
        for (const HexCoord hex : disk(Field::cell(15, 6), radius)) field.heights[hex] = 5 - radius;
    for (int row = 0; row < Field::rows; ++row) {
        for (int column = 0; column < 2; ++column) field.raise(Field::cell(column, row), 3);
        field.raise(Field::cell(2, row), row >= 5 && row <= 7 ? 3 : 2);
    }
    for (const int row : {5, 6, 7}) field.raise(Field::cell(3, row), 2);
    for (const int row : {0, 12}) {  // Nobody hides in a corner.
        field.start_not_at(Field::cell(0, row));
        field.raise(Field::cell(0, row), 1);
    }
    return field;
}

// A glyph between trees.
inline Field with_a_glyph_shut_in() {
    Field field = clean_field();
    for (const HexCoord hex : ring(Field::cell(11, 6), 1)) field.plant_tree(hex);
    return field;
}

// A high wall on red's way with steps on blue's side.
inline Field with_a_wall_for_blue() {
    Field field = clean_field();
    for (int row = 3; row <= 9; ++row)
        for (const auto& [column, height] : {std::pair(16, 8), {17, 8}, {18, 6}, {19, 4}})
            field.heights[Field::cell(column, row)] = height;
    return field;
}

// Water before red's zone.
inline Field with_a_moat() {
    Field field = clean_field();
    for (int row = 0; row < Field::rows; ++row) {
        field.trees.erase(Field::cell(4, row));
        field.water.insert(Field::cell(4, row));
    }
    return field;
}

inline std::vector<PlantedField> planted_fields() {
    return {{"zone-spaces", with_small_zones()},
            {"hive-place", without_place_for_hive()},
            {"zone-gap", with_near_zones()},
            {"archer-targets", with_advanced_archers()},
            {"developed", with_zones_in_water()},
            {"developed-apart", with_two_shut_in(), {"company-time", "out-of-reach"}},
            {"height-turns", with_a_knoll_more_for_red()},
            {"peak-spread", with_peaks_apart()},
            {"glyph-turns", with_a_glyph_for_red()},
            {"glyph-first-turn", with_glyphs_at_hand()},
            {"perch-view", with_a_perch(), {"out-of-reach"}},
            {"fort-seats", with_a_fort(), {"double-room"}},
            {"double-places", with_pinnacles()},
            {"choke-walkers", with_a_causeway()},
            {"mutual-sight", without_trees()},
            {"burden", with_hedges()},
            {"one-level", without_relief()},
            {"zone-rank", with_high_zones()},
            {"glyphs-out-of-reach", with_a_glyph_shut_in()},
            {"exposed-ends", with_a_wall_for_blue(), {"glyph-race", "height-race", "perch"}},
            {"company-time", with_a_moat(), {"exposed-ends", "glyph-race", "height-race"}}};
}

}  // namespace hexwright::testing
