// Hexes from a drawing, for tests: letters in rows, each row shifted by half a step from the one above.
//        a b
//       c O d      O is 0,0
//        e f
#pragma once
#include "engine/board/hex/coord.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// Keyed by letter; sorted, relative to the hex drawn as O (or o).
using DrawnHexes = std::map<char, std::vector<HexCoord>>;

inline DrawnHexes drawn(const std::string& picture) {
    std::map<char, std::vector<HexCoord>> at;  // x in half steps, y in rows.
    std::istringstream in(picture);
    std::string line;
    for (int row = 0; std::getline(in, line); ++row)
        for (std::size_t x = 0; x < line.size(); ++x)
            if (line[x] != ' ') at[line[x]].push_back({static_cast<int>(x), row});
    const HexCoord origin = at.contains('O') ? at.at('O').front() : at.at('o').front();
    for (auto& [letter, hexes] : at) {
        for (HexCoord& hex : hexes) hex = {(hex.q - origin.q - (hex.r - origin.r)) / 2, hex.r - origin.r};
        std::ranges::sort(hexes);
    }
    return at;
}

inline std::vector<HexCoord> hexes_from(std::string_view list) {  // Reads a list such as "0,0 1,0".
    std::vector<HexCoord> hexes;
    std::istringstream in{std::string(list)};
    for (std::string word; in >> word;) hexes.push_back(hex_from(word).value());
    return hexes;
}

inline std::vector<HexCoord> sorted(std::vector<HexCoord> hexes) {
    std::ranges::sort(hexes);
    return hexes;
}

// Moved so that the first hex of the top row is 0,0, and sorted: what two equal shapes have in common wherever they
// lie.
inline std::vector<HexCoord> in_the_corner(std::vector<HexCoord> hexes) {
    const auto before = [](HexCoord a, HexCoord b) { return a.r != b.r ? a.r < b.r : a.q < b.q; };
    const HexCoord first = *std::ranges::min_element(hexes, before);
    for (HexCoord& hex : hexes) hex = hex - first;
    return sorted(std::move(hexes));
}

}  // namespace hexwright
