#include "editor/workspace/selecting.h"

#include "formats/paper/sheet/plan_drawing.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Ids count from 0, so that tests can name pieces by their place in the list.
PieceIds ids(std::vector<int> numbers) {
    PieceIds made;
    for (const int number : numbers) made.push_back(PieceId{number});
    return made;
}

Point moved(HexCoord hex, double x, double y) { return {centre_of(hex).x + x, centre_of(hex).y + y}; }

}  // namespace

TEST_CASE("a box takes the pieces that it touches, on the level worked on or on all") {
    const Battlefield map =
        battlefield({at("grass-1", {0, 0}), at("grass-7", {3, 0}), at("grass-1", {0, 0}, 2), at("grass-1", {9, 9})});
    // A box within one hex touches only that hex.
    const Inside small = inside_box(moved({0, 0}, -1, -1), moved({0, 0}, 1, 1));
    CHECK(pieces_touched(map, small, 1, kinds()) == ids({0}));
    CHECK(pieces_touched(map, small, 2, kinds()) == ids({2}));
    CHECK(pieces_touched(map, small, std::nullopt, kinds()) == ids({0, 2}));
    CHECK(pieces_touched(map, small, 3, kinds()).empty());
    const Inside wide = inside_box(moved({3, 0}, -9, -2), moved({0, 0}, 9, 2));  // Drawn from right to left.
    CHECK(pieces_touched(map, wide, 1, kinds()) == ids({0, 1}));
}

TEST_CASE("a box beside the slanting side of a hex does not touch it, though their bounds overlap") {
    const Point corner = moved({0, 0}, 9, -10);  // Right of the north corner, outside the hex.
    CHECK_FALSE(inside_box(corner, {corner.x + 5, corner.y - 5})({0, 0}));
    CHECK(inside_box(corner, {corner.x - 5, corner.y + 5})({0, 0}));
}

TEST_CASE("an outline takes the hexes that it goes round, also where it is bent") {
    const Battlefield map = battlefield(each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}));
    const double low = 12, high = -12;
    // A horseshoe: it contains 0,0 and 4,0 but passes below the others.
    const std::vector<Point> outline{moved({0, 0}, -9, high),   moved({0, 0}, 9, high),    moved({0, 0}, 9, low),
                                     moved({4, 0}, -9, low),    moved({4, 0}, -9, high),   moved({4, 0}, 9, high),
                                     moved({4, 0}, 9, 2 * low), moved({0, 0}, -9, 2 * low)};
    CHECK(pieces_touched(map, inside_outline(outline), 1, kinds()) == ids({0, 4}));
    CHECK(pieces_touched(map, inside_outline({}), 1, kinds()).empty());
}

TEST_CASE("same kind, same terrain, level and all the others") {
    const Battlefield map =
        battlefield({at("grass-1", {0, 0}), at("grass-7", {3, 0}), at("rock-1", {0, 5}), at("grass-1", {0, 0}, 2)});
    CHECK(same_kind(map, ids({0})) == ids({0, 3}));
    CHECK(same_kind(map, ids({0, 2})) == ids({0, 2, 3}));
    CHECK(same_terrain(map, ids({1}), kinds()) == ids({0, 1, 3}));
    CHECK(pieces_on_level(map, 2) == ids({3}));
    CHECK(all_but(map, ids({0, 3})) == ids({1, 2}));
    CHECK(all_but(map, {}) == ids({0, 1, 2, 3}));
    CHECK(joined(ids({0, 2}), ids({1, 2})) == ids({0, 1, 2}));
    CHECK(without(ids({0, 1, 2}), ids({1, 3})) == ids({0, 2}));
}

TEST_CASE("a selection grows to what touches it, side by side or one upon the other") {
    struct {
        const char* why;
        PlacedPiece piece;
        bool touches;
    } const table[] = {
        {"beside it", at("grass-1", {2, 0}), true},
        {"a hex away", at("grass-1", {3, 0}), false},
        {"upon it", at("rock-3", {1, 0}, 2), true},
        {"beside, but a level higher", at("grass-1", {2, 0}, 2), false},
        {"in the air above", at("grass-1", {0, 0}, 3), false},
        {"a tree on it", at("tree-10", {0, 0}, 2), true},
        {"a tree beside it that reaches up through its level", at("tree-10", {2, 0}, 1), true},
        {"a ladder on it", beside("castle-ladder", {0, 0}, 2, Direction::W), true},
    };
    for (const auto& row : table) {
        INFO(row.why);
        const Battlefield map = battlefield({at("grass-2", {0, 0}), row.piece});
        CHECK(grown(map, ids({0}), kinds()) == (row.touches ? ids({0, 1}) : ids({0})));
    }
}

TEST_CASE("edge pieces go along with what they stand on, and walls with all of it") {
    const Battlefield map =
        battlefield({at("grass-2", {0, 0}), at("grass-2", {2, 0}), beside("castle-ladder", {1, 0}, 2, Direction::E),
                     between("stone-wall-4", {0, 0}, {3, 0}, 2), beside("castle-ladder", {9, 0}, 2, Direction::E)});
    CHECK(with_edges(map, ids({0}), kinds()) == ids({0, 2}));
    CHECK(with_edges(map, ids({1}), kinds()) == ids({1}));
    CHECK(with_edges(map, ids({0, 1}), kinds()) == ids({0, 1, 2, 3}));
}
