// Distances on the table and in the game, and the size of a map.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/editing/room.h"
#include "formats/paper/sheet/drawing.h"

#include <optional>
#include <vector>

namespace hexwright::editing {

inline constexpr double centimetres_a_hex = 4.458, centimetres_an_inch = 2.54;  // Hex width from flat to flat.

struct Measured {
    int hexes = 0;           // Steps from hex to hex.
    double centimetres = 0;  // Straight line from centre to centre.
    // Levels from one top to the other; nullopt if either has no top.
    std::optional<int> rise{};
    double inches() const { return centimetres / centimetres_an_inch; }
};
Measured measured(HexCoord from, HexCoord to, std::optional<int> from_height = {}, std::optional<int> to_height = {});

std::string in_decimals(double value, int places = 1);  // "22.3", in any locale.

struct MapFacts {
    int hexes = 0;   // Table hexes with something on them.
    int spaces = 0;  // Spaces to stand on.
    int pieces = 0, items = 0;
    int ground = 0;  // Level of the highest space.
    int levels = 0;  // The highest slot filled, by a tree's top for example.
    // In centimetres, of the smallest upright box around the map.
    double width = 0, depth = 0;
    std::vector<int> by_level;  // Pieces per level; the first entry is level 1.
};
MapFacts facts_of(const Snapshot& now);

}  // namespace hexwright::editing
