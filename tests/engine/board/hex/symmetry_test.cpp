// A symmetry that goes with its map: what were images of each other before are so afterwards.
#include "engine/board/hex/symmetry.h"

#include "engine/board/hex/grid_map.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

constexpr int kinds_of_symmetry = 8, axes = 6;

bool same_maps(std::vector<GridMap> one, const std::vector<GridMap>& other) {
    return one.size() == other.size() && std::ranges::is_permutation(one, other);
}

}  // namespace

TEST_CASE("a symmetry carried elsewhere has the images that its own images are carried to") {
    const GridMap ways[] = {shift_by({3, -7}),
                            turn_about_hex({2, 1}, 1),
                            turn_about_hex({0, 0}, 3),
                            mirror_through_hex({1, 1}, Axis::EastWest),
                            mirror_through_hex({0, 2}, Axis::NorthSouthCorners),
                            then(turn_about_hex({4, 0}, 5), shift_by({-2, 9}))};
    for (int kind = 1; kind < kinds_of_symmetry; ++kind)
        for (const Direction side : all_directions)
            for (int axis = 0; axis < axes; ++axis)
                for (const GridMap& map : ways) {
                    const Symmetry symmetry{static_cast<SymmetryKind>(kind), {5, -3}, side, static_cast<Axis>(axis)};
                    std::vector<GridMap> carried;
                    for (const GridMap& image : images(symmetry))
                        carried.push_back(then(then(inverse(map), image), map));
                    INFO(to_text(symmetry.kind) << " " << to_text(side) << " " << axis);
                    CHECK(same_maps(images(moved(symmetry, map)), carried));
                }
}

TEST_CASE("kinds of symmetry have names that lead back to them") {
    for (int kind = 0; kind < kinds_of_symmetry; ++kind)
        CHECK(symmetry_kind_from(to_text(static_cast<SymmetryKind>(kind))) == static_cast<SymmetryKind>(kind));
    CHECK_FALSE(symmetry_kind_from("five-about-hex"));
}

}  // namespace hexwright
