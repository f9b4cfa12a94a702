// The symmetries of the hex grid: turns about a hex, an edge or a corner, mirrors, shifts. A value that can be
// composed.
#pragma once
#include "engine/board/hex/coord.h"

namespace hexwright {

constexpr HexCoord turned(HexCoord hex, int turns) {  // about 0,0; clockwise steps of 60 degrees, may be negative
    HexCoord at = hex;
    for (int left = (turns % 6 + 6) % 6; left > 0; --left) at = {-at.r, at.q + at.r};
    return at;
}

// Lines through the centre of a hex, 30 degrees apart clockwise: EastWest runs through the sides E and W, Corner lines
// through two opposite corners (NorthSouthCorners is vertical).
enum class Axis : unsigned char {
    EastWest,
    EastSouthEastCorners,
    SouthEastNorthWest,
    NorthSouthCorners,
    SouthWestNorthEast,
    WestSouthWestCorners
};

struct GridMap {
    HexCoord q_image{1, 0};  // where 1,0 goes, before the shift
    HexCoord r_image{0, 1};  // where 0,1 goes
    HexCoord shift{};

    constexpr HexCoord operator()(HexCoord hex) const { return q_image * hex.q + r_image * hex.r + shift; }
    constexpr bool mirrors() const { return q_image.q * r_image.r - q_image.r * r_image.q < 0; }
    constexpr HexCoord without_shift(HexCoord hex) const { return q_image * hex.q + r_image * hex.r; }
    Direction operator()(Direction side) const { return *side_towards({}, without_shift(offset(side))); }
    // How a piece's turn changes under a map that does not mirror: clockwise steps of 60 degrees.
    int turns() const;
    friend constexpr bool operator==(const GridMap&, const GridMap&) = default;
};

GridMap then(const GridMap& first, const GridMap& second);  // second(first(hex))
GridMap inverse(const GridMap& map);

GridMap shift_by(HexCoord way);
GridMap turn_about_hex(HexCoord centre, int turns);                     // steps of 60 degrees clockwise
GridMap half_turn_about_edge(HexCoord hex, Direction side);             // 180 degrees about the middle of that side
GridMap turn_about_corner(HexCoord hex, Direction before, int thirds);  // 120-degree steps about the corner that
                                                                        // follows side `before` clockwise
GridMap mirror_through_hex(HexCoord hex, Axis axis);                    // the axis runs through the hex's centre
GridMap mirror_across_edge(HexCoord hex, Direction side);  // the axis runs along that side: swaps both hexes

}  // namespace hexwright
