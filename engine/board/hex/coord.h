// Positions on the grid: a hex in axial coordinates (pointy-top, q to the right, r down), and a space, which is a hex
// and a level.
#pragma once
#include "engine/board/hex/direction.h"
#include "engine/board/room.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::board {

struct HexCoord {
    int q = 0, r = 0;
    friend constexpr auto operator<=>(HexCoord, HexCoord) = default;
    friend constexpr HexCoord operator+(HexCoord a, HexCoord b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr HexCoord operator-(HexCoord a, HexCoord b) { return {a.q - b.q, a.r - b.r}; }
    friend constexpr HexCoord operator*(HexCoord a, int times) { return {a.q * times, a.r * times}; }
};

// A space on the battlefield; `level` is the level of the tile it is on. All addresses in the program are of this form.
struct Space {
    HexCoord at;
    int level = 1;
    friend constexpr auto operator<=>(Space, Space) = default;
};

// Bounds on |q|, |r| and levels in every file and edit. Arithmetic within them cannot overflow.
inline constexpr int max_coordinate = 2000;
inline constexpr int max_level = 120;
inline constexpr std::size_t max_pieces = 200'000;
// Hexes covered by all pieces together; limits the memory of a map.
inline constexpr std::size_t max_covered = 1'000'000;
constexpr bool in_bounds(HexCoord hex) {  // Of any numbers: nothing is negated that may have no opposite.
    return std::min(hex.q, hex.r) >= -max_coordinate && std::max(hex.q, hex.r) <= max_coordinate;
}

constexpr HexCoord offset(Direction side) {
    constexpr HexCoord steps[] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
    return steps[static_cast<int>(side)];
}
constexpr HexCoord neighbour(HexCoord hex, Direction side) { return hex + offset(side); }

// Distance in hexes: the longest of the three cube axes.
constexpr int distance(HexCoord a, HexCoord b) {
    const int q = a.q - b.q, r = a.r - b.r;
    return std::max(std::max(q, -q), std::max(std::max(r, -r), std::max(q + r, -q - r)));
}

// The side of `from` that faces `to`; none when the hexes are not adjacent.
std::optional<Direction> side_towards(HexCoord from, HexCoord to);

// Hexes at exactly `radius` (clockwise from the north-west corner), within `radius` (row by row), and on the straight
// line between two hex centres (both ends included; where the line runs along an edge, always the hex on the same side
// of it).
std::vector<HexCoord> ring(HexCoord centre, int radius);
std::vector<HexCoord> disk(HexCoord centre, int radius);
std::vector<HexCoord> line(HexCoord from, HexCoord to);

std::string to_text(HexCoord hex);                        // "q,r"
std::string to_text(Space space);                         // "q,r,level"
std::string to_text(const std::vector<Space>& spaces);    // Joined by ", ", for sentences.
std::optional<HexCoord> hex_from(std::string_view text);  // None unless the whole text is a hex within bounds.
std::optional<Space> space_from(std::string_view text);

}  // namespace hexwright::board

template <>
struct std::hash<hexwright::board::HexCoord> {
    std::size_t operator()(hexwright::board::HexCoord hex) const noexcept {
        const auto q = static_cast<unsigned long long>(static_cast<unsigned>(hex.q));
        const auto r = static_cast<unsigned long long>(static_cast<unsigned>(hex.r));
        return static_cast<std::size_t>(((q << 32) ^ r) * 0x9E3779B97F4A7C15ULL >> 16);
    }
};
