// Fair maps of different kinds for the bench of the judge: five drawn ones, equal from both zones by a half turn or a
// mirror, and five samples whose zones the same number of games found equally good.
#pragma once
#include "tests/support/judged_field.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::testing {

struct FairField {
    std::string name;
    Field field;
};

// A field of one level with the zones of the clean field, and neither trees nor glyphs.
inline Field level_field(int level) {
    Field field = clean_field();
    for (auto& [hex, height] : field.heights) height = level;
    field.trees.clear();
    field.glyphs.clear();
    return field;
}

// A river from top to bottom in shallow banks, with three dry crossings.
inline Field river_field() {
    Field field = level_field(1);
    for (int row = 0; row < Field::rows; ++row) {
        const bool dry = row == 2 || row == 3 || row == 6 || row == 9 || row == 10;
        for (const int column : {14, 15})
            if (!dry) field.flood(Field::cell(column, row));
        for (const int column : {10, 11, 12}) field.raise(Field::cell(column, row), 2);
    }
    field.raise_disk(Field::cell(12, 6), 1, 3);
    field.raise_disk(Field::cell(7, 9), 1, 2);
    field.raise_disk(Field::cell(6, 4), 1, 2);
    field.lay_glyph(Field::cell(10, 6));
    for (const auto& [column, row] :
         {std::pair(5, 3), {6, 7}, {7, 1}, {8, 5}, {9, 11}, {11, 8}, {12, 5}, {13, 1}, {4, 10}})
        field.plant_tree(Field::cell(column, row));
    return field;
}

// The ground rises in broad steps to a terrace in the middle.
inline Field terraced_field() {
    Field field = level_field(1);
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 0; column <= 15; ++column)
            field.raise(Field::cell(column, row), column < 6 ? 1 : column < 9 ? 2 : column < 12 ? 3 : 4);
    field.raise_disk(Field::cell(15, 6), 1, 5);
    field.lay_glyph(Field::cell(12, 3));
    for (const auto& [column, row] :
         {std::pair(4, 4), {5, 8}, {7, 2}, {7, 6}, {8, 10}, {10, 4}, {11, 8}, {13, 1}, {13, 10}, {13, 7}, {14, 3}})
        field.plant_tree(Field::cell(column, row));
    return field;
}

// Low ground with two knolls on each side and many trees.
inline Field wooded_field() {
    Field field = level_field(1);
    for (const auto& [column, row] : {std::pair(8, 3), {9, 9}, {12, 11}, {6, 8}})
        field.raise_disk(Field::cell(column, row), 1, 2);
    field.raise_disk(Field::cell(15, 6), 4, 2);
    field.raise_disk(Field::cell(15, 6), 1, 3);
    for (int row = 1; row < Field::rows; row += 2)
        for (int column = 4 + row % 3; column < 14; column += 4) field.plant_tree(Field::cell(column, row));
    field.lay_glyph(Field::cell(9, 7));
    return field;
}

// Seven rows, with zones of three columns and one hill.
inline Field narrow_field() {
    Field field = level_field(1);
    for (auto& [id, hexes] : field.zones) hexes.clear();
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 0; column < Field::columns - (row & 1); ++column)
            if (row < 2 || row > 10 || column < 2 || column > 27) field.leave_out(Field::cell(column, row));
    for (int row = 2; row <= 10; ++row)
        for (int column = 2; column < 5; ++column) field.start_at(Field::cell(column, row));
    for (const int row : {5, 7}) field.start_at(Field::cell(5, row));
    for (const HexCoord hex : disk(Field::cell(15, 6), 4))
        if (field.heights.contains(hex)) field.heights[hex] = 2;
    for (const HexCoord hex : disk(Field::cell(15, 6), 1)) field.heights[hex] = 3;
    for (const auto& [column, row] : {std::pair(7, 4), {8, 8}, {9, 6}, {11, 3}, {11, 9}, {13, 8}, {6, 9}})
        field.plant_tree(Field::cell(column, row));
    field.lay_glyph(Field::cell(12, 5));
    return field;
}

inline std::vector<FairField> fair_fields() {
    return {{"hill", clean_field()},
            {"river", river_field()},
            {"terraces", terraced_field()},
            {"wood", wooded_field()},
            {"narrow", narrow_field()}};
}

// Paths under samples/. `hexwright judge` or `simulate --pairs` found no effect of their zones.
inline constexpr std::array<const char*, 5> fair_samples{
    "battlefields/sparrow-ford.xml", "battlefields/cinder-crown.xml", "battlefields/alderwick-bridge.xml",
    "scenarios/the-autumn-bridge.xml", "scenarios/skirmish-on-xualtiaca.xml"};

}  // namespace hexwright::testing
