// Twelve kinds of defects, each planted in three sizes into a fair field, nearly always on red's side (the left one).
#pragma once
#include "tests/support/judged_field.h"

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::testing {

struct Planted {
    std::string name;
    std::set<std::string> codes{};  // Of the findings that say it; one of them has to be ranked first.
    std::string worse{};            // The zone that suffers; empty: both alike.
    Field (*plant)(Field field, int size) = nullptr;  // Sizes 0 to 2.
};

inline constexpr int planted_sizes = 3;

inline int height_near(const Field& field, int column, int row) { return field.heights.at(Field::cell(column, row)); }

inline void set_height(Field& field, HexCoord hex, int height) {
    if (!field.heights.contains(hex)) return;
    field.heights[hex] = height;
    field.trees.erase(hex);
    field.water.erase(hex);
}

inline void dig_out(Field& field, HexCoord hex) {
    field.heights.erase(hex);
    field.trees.erase(hex);
    field.water.erase(hex);
    field.glyphs.erase(hex);
}

inline void dry_middle(Field& field) {
    for (const HexCoord hex : disk(Field::cell(15, 6), 4)) {
        field.trees.erase(hex);
        field.water.erase(hex);
    }
}

// A tower with steps on blue's side only.
inline Field plant_perch(Field field, int size) {
    const int ground = height_near(field, 18, 6);
    dry_middle(field);
    const int top = ground + 6 + size;
    set_height(field, Field::cell(18, 6), top);
    set_height(field, Field::cell(19, 6), ground + 3 + size);
    if (size > 0) set_height(field, Field::cell(20, 6), ground + 2);
    return field;
}

// Blue's half lies on a cliff above red's way; ramps lead up at its ends.
inline Field plant_exposed_zone(Field field, int size) {
    const int edge = 18 - size;
    for (auto& [hex, height] : field.heights) {
        const int column = hex.q + (hex.r - (hex.r & 1)) / 2;
        const bool is_ramp = column == edge && (hex.r < 2 || hex.r > Field::rows - 3);
        if (column >= edge) height += is_ramp ? 3 : 6;
    }
    return field;
}

// Water before red's zone, one to three spaces wide.
inline Field plant_moat(Field field, int size) {
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 4; column <= 4 + size; ++column)
            if (const HexCoord hex = Field::cell(column, row); field.heights.contains(hex)) {
                set_height(field, hex, 1);
                field.water.insert(hex);
            }
    return field;
}

// A chasm before red's zone with a single way over it.
inline Field plant_choke(Field field, int size) {
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 4; column <= 4 + size / 2; ++column)
            if (row != 6 && !(size == 0 && row == 7)) dig_out(field, Field::cell(column, row));
    for (const int column : {4, 5}) {
        field.trees.erase(Field::cell(column, 6));
        field.trees.erase(Field::cell(column, 7));
    }
    return field;
}

// A glyph on a pinnacle, behind trees, or on an island.
inline Field plant_unreachable_glyph(Field field, int size) {
    const HexCoord at = Field::cell(15, 6);
    dry_middle(field);
    field.glyphs.insert(at);
    if (size == 0) set_height(field, at, field.heights.at(at) + 9);
    for (const HexCoord hex : ring(at, 1)) {
        if (size == 1) field.trees.insert(hex);
        if (size == 2) dig_out(field, hex);
    }
    return field;
}

// A quarter, a third and half of red's zone lies elsewhere.
inline Field plant_zone_split(Field field, int size) {
    std::set<HexCoord>& red = field.zones["red"];
    const std::size_t apart = red.size() / static_cast<std::size_t>(4 - size);
    std::vector<HexCoord> elsewhere;
    for (int column = 7; elsewhere.size() < apart; ++column)
        for (const int row : {2, 3, 4})
            if (const HexCoord hex = Field::cell(column, row);
                elsewhere.size() < apart && field.heights.contains(hex) && !field.water.contains(hex)) {
                field.trees.erase(hex);
                field.glyphs.erase(hex);
                elsewhere.push_back(hex);
            }
    for (std::size_t i = 0; i < apart; ++i) red.erase(*red.begin());
    red.insert(elsewhere.begin(), elsewhere.end());
    return field;
}

// Some of blue's start spaces are so far ahead that archers shoot into red's zone at once.
inline Field plant_early_shot(Field field, int size) {
    std::set<HexCoord>& blue = field.zones["blue"];
    for (int i = 0; i < 2 + 2 * size; ++i) {
        const HexCoord hex = Field::cell(14 - 2 * size + i / 3, 5 + i % 3);
        if (!field.heights.contains(hex)) continue;
        field.trees.erase(hex);
        blue.insert(hex);
        blue.erase(std::prev(blue.end()));
    }
    for (int column = 2; column < 14; ++column)
        for (const int row : {5, 6, 7}) field.trees.erase(Field::cell(column, row));
    return field;
}

// Red's straight way ends in a pocket.
inline Field plant_dead_end(Field field, int size) {
    const int first = 2 - (size + 1) / 2 - size / 2, last = 10 + (size + 1) / 2;
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 4; column <= 10; ++column) {
            const HexCoord hex = Field::cell(column, row);
            field.raise(hex, height_near(field, 4, 6));
            if (field.glyphs.erase(hex) > 0) field.glyphs.erase(Field::opposite(hex));
        }
    for (int row = first; row <= last; ++row) dig_out(field, Field::cell(9, row));
    for (int column = 5; column <= 9; ++column)
        for (const int row : {first, last}) dig_out(field, Field::cell(column, row));
    return field;
}

// The only glyph lies nearer to red.
inline Field plant_glyph_nearer(Field field, int size) {
    field.glyphs = {Field::cell(12 - 2 * size, 6)};
    const HexCoord at = *field.glyphs.begin();
    field.trees.erase(at);
    field.water.erase(at);
    return field;
}

// A table hill whose only ramp lies on blue's side, in the end behind a fence that opens to blue's zone alone.
inline Field plant_height_out_of_reach(Field field, int size) {
    const HexCoord middle = Field::cell(15, 6);
    const int ground = height_near(field, 15, 6);
    dry_middle(field);
    for (const HexCoord hex : disk(middle, 1)) set_height(field, hex, ground + 6);
    set_height(field, Field::cell(17, 6), ground + 3);
    field.glyphs.clear();
    for (int column = 16; column < 27; ++column) field.trees.erase(Field::cell(column, 6));
    if (size == 0) return field;
    for (int column = 16; column <= (size == 1 ? 21 : 26); ++column)
        for (const int row : {5, 7}) dig_out(field, Field::cell(column, row));
    return field;
}

// Two belts of ground on which no two neighbouring spaces have the same height.
inline Field plant_no_way_for_doubles(Field field, int size) {
    for (int row = 0; row < Field::rows; ++row)
        for (int column = 6; column <= 11 + size; ++column) {
            const HexCoord hex = Field::cell(column, row);
            field.both(hex, [&](HexCoord each) {
                field.trees.erase(each);
                field.water.erase(each);
            });
            field.raise(hex, 2 + ((hex.q - hex.r) % 3 + 3) % 3);
        }
    return field;
}

inline Field plant_small_zone(Field field, int size) {
    std::set<HexCoord>& red = field.zones["red"];
    while (red.size() > static_cast<std::size_t>(20 - 6 * size)) red.erase(std::prev(red.end()));
    return field;
}

inline std::vector<Planted> planted_defects() {
    return {{"perch", {"perch", "exposed-ends"}, "red", plant_perch},
            {"exposed zone", {"exposed-ends"}, "red", plant_exposed_zone},
            {"moat on one side", {"company-time"}, "red", plant_moat},
            {"choke", {"choke", "company-time"}, "red", plant_choke},
            {"unreachable glyph", {"out-of-reach"}, "", plant_unreachable_glyph},
            {"zone split", {"zone-size"}, "red", plant_zone_split},
            {"early shot", {"first-turn-attack"}, "red", plant_early_shot},
            {"dead end", {"company-time", "choke"}, "red", plant_dead_end},
            {"glyph nearer to one side", {"glyph-race"}, "blue", plant_glyph_nearer},
            {"height out of reach", {"height-race", "out-of-reach"}, "red", plant_height_out_of_reach},
            {"no way for doubles", {"choke"}, "", plant_no_way_for_doubles},
            {"start zone too small", {"zone-size"}, "red", plant_small_zone}};
}

}  // namespace hexwright::testing
