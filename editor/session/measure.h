// How far it is on the table and in the game, and how large a map is.
#pragma once
#include "editor/document/snapshot.h"
#include "formats/sheet/drawing.h"

#include <optional>
#include <vector>

namespace hexwright {

inline constexpr double centimetres_a_hex = 4.458, centimetres_an_inch = 2.54;  // flat to flat

struct Measured {
    int hexes = 0;              // steps from hex to hex
    double centimetres = 0;     // as the crow flies, from middle to middle
    std::optional<int> rise{};  // levels from one top to the other; none where one of them has none
    double inches() const { return centimetres / centimetres_an_inch; }
};
Measured measured(HexCoord from, HexCoord to, std::optional<int> from_height = {}, std::optional<int> to_height = {});

std::string in_decimals(double value, int places = 1);  // "22.3", whatever the locale

struct MapFacts {
    int hexes = 0;                          // of the table that something lies on
    int spaces = 0;                         // to stand on
    int pieces = 0, items = 0, levels = 0;  // levels: the highest slot filled
    double width = 0, depth = 0;            // centimetres, of the smallest upright box around it
    std::vector<int> by_level;              // pieces; the first is level 1
};
MapFacts facts_of(const Snapshot& now);

}  // namespace hexwright
