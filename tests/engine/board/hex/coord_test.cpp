#include "engine/board/hex/coord.h"

#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>
#include <climits>

using namespace hexwright;

TEST_CASE("distance counts hexes") {
    struct {
        HexCoord a, b;
        int distance;
    } const table[] = {{{0, 0}, {0, 0}, 0},
                       {{0, 0}, {1, 0}, 1},
                       {{0, 0}, {0, 1}, 1},
                       {{0, 0}, {-1, 1}, 1},
                       {{0, 0}, {1, 1}, 2},
                       {{0, 0}, {2, -1}, 2},
                       {{3, 4}, {3, 4}, 0},
                       {{3, 4}, {-2, 9}, 5},
                       {{-7, 2}, {5, 2}, 12},
                       {{1, -3}, {4, 4}, 10},
                       {{-2000, -2000}, {2000, 2000}, 8000}};
    for (const auto& row : table) {
        CHECK(distance(row.a, row.b) == row.distance);
        CHECK(distance(row.b, row.a) == row.distance);
    }
}

TEST_CASE("the six neighbours lie clockwise from the north-east") {
    const DrawnHexes picture = drawn(R"(
         f a
        e O b
         d c)");
    for (const Direction side : all_directions) {
        const char letter = static_cast<char>('a' + static_cast<int>(side));
        CHECK(picture.at(letter) == std::vector{neighbour({}, side)});
        CHECK(side_towards({}, neighbour({}, side)) == side);
        CHECK(neighbour(neighbour({4, -1}, side), opposite(side)) == HexCoord{4, -1});
        CHECK(direction_from(to_text(side)) == side);
        CHECK(turned(side, 6) == side);
        CHECK(turned(turned(side, 1), -1) == side);
    }
    CHECK(side_towards({}, {1, 1}) == std::nullopt);
    CHECK(side_towards({}, {0, 0}) == std::nullopt);
    CHECK(direction_from("north") == std::nullopt);
    CHECK(turned(Direction::NE, -1) == Direction::NW);
}

TEST_CASE("rings and disks") {
    const DrawnHexes picture = drawn(R"(
          2 2 2
         2 1 1 2
        2 1 O 1 2
         2 1 1 2
          2 2 2)");
    CHECK(sorted(ring({}, 1)) == picture.at('1'));
    CHECK(sorted(ring({}, 2)) == picture.at('2'));
    CHECK(ring({5, 5}, 0) == std::vector<HexCoord>{{5, 5}});
    CHECK(disk({}, 1) == hexes_from("0,-1 1,-1 -1,0 0,0 1,0 -1,1 0,1"));  // Row by row.
    for (int radius = 0; radius < 6; ++radius) {
        CHECK(disk({3, -8}, radius).size() == static_cast<std::size_t>(1 + 3 * radius * (radius + 1)));
        for (const HexCoord hex : disk({3, -8}, radius)) CHECK(distance({3, -8}, hex) <= radius);
    }
}

TEST_CASE("a ring runs clockwise from the north-west corner, hex by hex") {
    const std::vector<HexCoord> hexes = ring({}, 3);
    REQUIRE(hexes.size() == 18);
    CHECK(hexes[0] == HexCoord{0, -3});
    CHECK(hexes[1] == HexCoord{1, -3});
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        CHECK(distance(hexes[i], hexes[(i + 1) % hexes.size()]) == 1);
        CHECK(distance({}, hexes[i]) == 3);
    }
}

TEST_CASE("straight lines") {
    struct {
        const char* picture;
        HexCoord to;
    } const table[] = {{"O x x x", {3, 0}}, {"O\n x\n  x", {0, 2}}, {"  O\n x\nx", {-2, 2}}, {"O x\n   x x", {2, 1}}};
    for (const auto& row : table) {
        std::vector<HexCoord> hexes = line({}, row.to);
        CHECK(hexes.front() == HexCoord{});
        CHECK(hexes.back() == row.to);
        hexes.erase(hexes.begin());
        CHECK(sorted(hexes) == drawn(row.picture).at('x'));
    }
    CHECK(line({4, 4}, {4, 4}) == std::vector<HexCoord>{{4, 4}});
}

TEST_CASE("lines are as long as the distance, connected, and the same both ways, along edges too") {
    for (const HexCoord from : disk({-3, 7}, 1))
        for (const HexCoord to : disk({-3, 7}, 6)) {
            const std::vector<HexCoord> there = line(from, to);
            std::vector<HexCoord> back = line(to, from);
            std::ranges::reverse(back);
            REQUIRE(there == back);
            REQUIRE(static_cast<int>(there.size()) == distance(from, to) + 1);
            for (std::size_t i = 1; i < there.size(); ++i) REQUIRE(distance(there[i - 1], there[i]) == 1);
        }
    CHECK(line({}, {2, 2}) == hexes_from("0,0 1,0 1,1 2,1 2,2"));
    CHECK(line({-2000, -2000}, {2000, 2000}).size() == 8001);
}

TEST_CASE("hexes and spaces are written and read whole or not at all") {
    CHECK(to_text(HexCoord{-4, 12}) == "-4,12");
    CHECK(to_text(Space{{-4, 12}, 3}) == "-4,12,3");
    CHECK(to_text(std::vector<Space>{{{1, 2}, 3}, {{4, 5}, 6}}) == "1,2,3, 4,5,6");
    CHECK(hex_from("-4,12") == HexCoord{-4, 12});
    CHECK(space_from("-4,12,3") == Space{{-4, 12}, 3});
    for (const char* text : {"",
                             ",",
                             "1",
                             "1,",
                             ",2",
                             "1,2,",
                             "1,2,3",
                             " 1,2",
                             "1, 2",
                             "1,2 ",
                             "1;2",
                             "1,2x",
                             "+1,2",
                             "1.0,2",
                             "2001,0",
                             "0,-2001",
                             "99999999999999,0",
                             "nan,0",
                             "-2147483648,0",
                             "0,-2147483648",
                             "2147483647,2147483647",
                             "-2147483648,-2147483648"})
        CHECK(hex_from(text) == std::nullopt);
    for (const char* text : {"1,2", "1,2,", "1,2,0", "1,2,-1", "1,2,121", "1,2,3,4", "1,2,3x", "2001,2,3",
                             "-2147483648,0,1", "0,-2147483648,1", "0,0,-2147483648", "0,0,2147483647"})
        CHECK(space_from(text) == std::nullopt);
}

TEST_CASE("only what lies within the bounds is in bounds, whatever the number") {
    for (const int inside : {-2000, -1, 0, 1, 2000}) {
        CHECK(in_bounds({inside, 0}));
        CHECK(in_bounds({0, inside}));
    }
    for (const int outside : {INT_MIN, INT_MIN + 1, -2001, 2001, INT_MAX - 1, INT_MAX}) {
        CHECK_FALSE(in_bounds({outside, 0}));
        CHECK_FALSE(in_bounds({0, outside}));
        CHECK_FALSE(in_bounds({outside, outside}));
    }
}
