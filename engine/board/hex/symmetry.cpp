#include "engine/board/hex/symmetry.h"

#include "engine/board/hex/direction.h"
#include "engine/board/hex/grid_map.h"

#include <algorithm>
#include <array>

namespace hexwright::board {
namespace {

constexpr std::array<std::string_view, 8> symmetry_names{"off",
                                                         "six-about-hex",
                                                         "three-about-hex",
                                                         "two-about-hex",
                                                         "three-about-corner",
                                                         "two-about-edge",
                                                         "mirror-through-hex",
                                                         "mirror-along-edge"};
constexpr int axes = 6;

std::vector<GridMap> turns_about_hex(HexCoord hex, int step) {
    std::vector<GridMap> turns;
    for (int steps = step; steps < 6; steps += step) turns.push_back(turn_about_hex(hex, steps));
    return turns;
}

}  // namespace

std::string_view to_text(SymmetryKind kind) { return symmetry_names[static_cast<std::size_t>(kind)]; }

std::optional<SymmetryKind> symmetry_kind_from(std::string_view text) {
    const auto found = std::ranges::find(symmetry_names, text);
    if (found == symmetry_names.end()) return std::nullopt;
    return static_cast<SymmetryKind>(found - symmetry_names.begin());
}

bool has_side(SymmetryKind kind) {
    return kind == SymmetryKind::ThreeAboutCorner || kind == SymmetryKind::TwoAboutEdge ||
           kind == SymmetryKind::MirrorAlongEdge;
}

std::vector<GridMap> images(const Symmetry& symmetry) {
    const auto& [kind, hex, side, axis] = symmetry;
    switch (kind) {
        case SymmetryKind::Off:
            return {};
        case SymmetryKind::SixAboutHex:
            return turns_about_hex(hex, 1);
        case SymmetryKind::ThreeAboutHex:
            return turns_about_hex(hex, 2);
        case SymmetryKind::TwoAboutHex:
            return turns_about_hex(hex, 3);
        case SymmetryKind::ThreeAboutCorner:
            return {turn_about_corner(hex, side, 1), turn_about_corner(hex, side, 2)};
        case SymmetryKind::TwoAboutEdge:
            return {half_turn_about_edge(hex, side)};
        case SymmetryKind::MirrorThroughHex:
            return {mirror_through_hex(hex, axis)};
        case SymmetryKind::MirrorAlongEdge:
            return {mirror_across_edge(hex, side)};
    }
    return {};
}

Symmetry without_unused(Symmetry symmetry) {
    if (!has_side(symmetry.kind)) symmetry.side = Symmetry{}.side;
    if (symmetry.kind != SymmetryKind::MirrorThroughHex) symmetry.axis = Symmetry{}.axis;
    return symmetry;
}

Symmetry moved(const Symmetry& symmetry, const GridMap& map) {
    Symmetry there = symmetry;
    there.hex = map(symmetry.hex);
    // A corner lies between two sides; mirrored, they have changed places.
    const bool swaps = symmetry.kind == SymmetryKind::ThreeAboutCorner && map.mirrors();
    there.side = map(swaps ? turned(symmetry.side, 1) : symmetry.side);
    const GridMap mirror = then(then(inverse(map), mirror_through_hex(symmetry.hex, symmetry.axis)), map);
    for (int i = 0; i < axes; ++i)
        if (const auto axis = static_cast<Axis>(i); mirror_through_hex(there.hex, axis) == mirror) there.axis = axis;
    return there;
}

}  // namespace hexwright::board
