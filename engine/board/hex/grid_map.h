// Symmetries of the hex grid (turns about a hex, an edge or a corner, mirrors and shifts) as a value that can be
// composed.
#pragma once
#include "engine/board/hex/axis.h"
#include "engine/board/hex/coord.h"
#include "engine/board/room.h"

namespace hexwright::board {

// Turns about 0,0 in clockwise steps of 60 degrees; `turns` may be negative.
constexpr HexCoord turned(HexCoord hex, int turns) {
    HexCoord at = hex;
    for (int left = (turns % 6 + 6) % 6; left > 0; --left) at = {-at.r, at.q + at.r};
    return at;
}

struct GridMap {
    HexCoord q_image{1, 0};  // Image of 1,0 before the shift.
    HexCoord r_image{0, 1};  // Image of 0,1 before the shift.
    HexCoord shift{};

    constexpr HexCoord operator()(HexCoord hex) const { return q_image * hex.q + r_image * hex.r + shift; }
    constexpr bool mirrors() const { return q_image.q * r_image.r - q_image.r * r_image.q < 0; }
    constexpr HexCoord without_shift(HexCoord hex) const { return q_image * hex.q + r_image * hex.r; }
    Direction operator()(Direction side) const { return *side_towards({}, without_shift(offset(side))); }
    // The change of a piece's turn, in clockwise steps of 60 degrees. Only for maps that do not mirror.
    int turns() const;
    friend constexpr bool operator==(const GridMap&, const GridMap&) = default;
};

GridMap then(const GridMap& first, const GridMap& second);  // Maps a hex to second(first(hex)).
GridMap inverse(const GridMap& map);

GridMap shift_by(HexCoord offset);
GridMap turn_about_hex(HexCoord centre, int turns);          // Clockwise steps of 60 degrees.
GridMap half_turn_about_edge(HexCoord hex, Direction side);  // 180 degrees about the middle of that side.
// Steps of 120 degrees about the corner that follows side `before` clockwise.
GridMap turn_about_corner(HexCoord hex, Direction before, int thirds);
GridMap mirror_through_hex(HexCoord hex, Axis axis);       // The axis runs through the centre of the hex.
GridMap mirror_across_edge(HexCoord hex, Direction side);  // The axis runs along that side, so the two hexes swap.

}  // namespace hexwright::board
