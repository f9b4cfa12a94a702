#include "engine/board/hex/grid_map.h"

#include "engine/board/room.h"

namespace hexwright::board {
namespace {

GridMap linear(int turns, bool mirrored) {
    const auto image = [&](HexCoord hex) {
        // Mirrors about the line through E and W first.
        return turned(mirrored ? HexCoord{hex.q + hex.r, -hex.r} : hex, turns);
    };
    return {image({1, 0}), image({0, 1}), {}};
}

// Adds the shift that keeps `fixed` in place. `fixed` is given times `scale`, so that edges and corners have whole
// coordinates.
GridMap about(GridMap map, HexCoord fixed, int scale) {
    const HexCoord moved = map.without_shift(fixed);
    map.shift = {(fixed.q - moved.q) / scale, (fixed.r - moved.r) / scale};
    return map;
}

}  // namespace

int GridMap::turns() const {
    for (int turn = 0; turn < 6; ++turn)
        if (turned(HexCoord{1, 0}, turn) == q_image) return turn;
    return 0;
}

GridMap then(const GridMap& first, const GridMap& second) {
    return {second.without_shift(first.q_image), second.without_shift(first.r_image), second(first.shift)};
}

GridMap inverse(const GridMap& map) {
    const int determinant = map.q_image.q * map.r_image.r - map.q_image.r * map.r_image.q;  // 1 or -1
    GridMap back;
    back.q_image = HexCoord{map.r_image.r, -map.q_image.r} * determinant;
    back.r_image = HexCoord{-map.r_image.q, map.q_image.q} * determinant;
    back.shift = back.without_shift(map.shift) * -1;
    return back;
}

GridMap shift_by(HexCoord offset) { return {{1, 0}, {0, 1}, offset}; }
GridMap turn_about_hex(HexCoord centre, int turns) { return about(linear(turns, false), centre, 1); }

GridMap half_turn_about_edge(HexCoord hex, Direction side) {
    return about(linear(3, false), hex * 2 + offset(side), 2);
}

GridMap turn_about_corner(HexCoord hex, Direction before, int thirds) {
    const HexCoord corner_times_three = hex * 3 + offset(before) + offset(turned(before, 1));
    return about(linear(2 * thirds, false), corner_times_three, 3);
}

GridMap mirror_through_hex(HexCoord hex, Axis axis) { return about(linear(static_cast<int>(axis), true), hex, 1); }

GridMap mirror_across_edge(HexCoord hex, Direction side) {
    // The axis is perpendicular to the direction from hex to hex: 90 degrees, three steps of 30.
    const int along = (static_cast<int>(side) + 5) % 6 * 2;  // Direction of the side in steps of 30 degrees; E is 0.
    GridMap map = linear((along + 3) % 12, true);
    return about(map, hex * 2 + offset(side), 2);
}

}  // namespace hexwright::board
