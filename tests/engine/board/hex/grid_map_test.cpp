#include "engine/board/hex/grid_map.h"

#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// Every letter of the first picture maps to its place in the second. O marks 0,0 in both and does not move.
void check_pictures(const GridMap& map, const std::string& before, const std::string& after) {
    const DrawnHexes from = drawn(before);
    DrawnHexes to = drawn(after);
    for (const auto& [letter, hexes] : from) {
        if (letter == '.' || letter == 'O') continue;
        INFO("letter " << letter);
        REQUIRE(to.contains(letter));
        CHECK(to.at(letter) == std::vector{map(hexes.front())});
    }
}

std::vector<GridMap> every_map() {
    std::vector<GridMap> maps{{}, shift_by({3, -5})};
    for (const HexCoord hex : {HexCoord{}, HexCoord{4, -7}}) {
        for (int turns = -1; turns < 7; ++turns) maps.push_back(turn_about_hex(hex, turns));
        for (const Direction side : all_directions) {
            maps.push_back(half_turn_about_edge(hex, side));
            maps.push_back(mirror_across_edge(hex, side));
            for (int thirds = 0; thirds < 3; ++thirds) maps.push_back(turn_about_corner(hex, side, thirds));
        }
        for (int axis = 0; axis < 6; ++axis) maps.push_back(mirror_through_hex(hex, static_cast<Axis>(axis)));
    }
    return maps;
}

}  // namespace

TEST_CASE("turning about a hex") {
    check_pictures(turn_about_hex({}, 1), R"(
         . a b
        c O d .
         e . .)",
                   R"(
         c . .
        e O a .
         . d b)");
    CHECK(turn_about_hex({}, 6) == GridMap{});
    CHECK(turn_about_hex({}, -1) == turn_about_hex({}, 5));
    CHECK(turn_about_hex({2, 3}, 2)({2, 3}) == HexCoord{2, 3});
    CHECK(turn_about_hex({2, 3}, 2)({3, 3}) == HexCoord{1, 4});
}

TEST_CASE("half a turn about an edge, and the mirror along it") {
    check_pictures(half_turn_about_edge({}, Direction::E), R"(
         . a c
        b O . .
         . . .)",
                   R"(
         . . .
        . O . b
         c a .)");
    check_pictures(mirror_across_edge({}, Direction::E), R"(
         . a c
        d O . .)",
                   R"(
         c a .
        . O . d)");
    for (const Direction side : all_directions) {
        const HexCoord here{5, -2}, there = neighbour(here, side);
        for (const GridMap& map : {half_turn_about_edge(here, side), mirror_across_edge(here, side)}) {
            CHECK(map(here) == there);
            CHECK(map(there) == here);
            CHECK(then(map, map) == GridMap{});
        }
        CHECK_FALSE(half_turn_about_edge(here, side).mirrors());
        CHECK(mirror_across_edge(here, side).mirrors());
        const GridMap mirror = mirror_across_edge(here, side);  // The hexes at both ends of the edge stay.
        for (const int turn : {1, -1})
            CHECK(mirror(neighbour(here, turned(side, turn))) == neighbour(here, turned(side, turn)));
    }
}

TEST_CASE("thirds of a turn about a corner") {
    check_pictures(turn_about_corner({}, Direction::NE, 1), R"(
          . .
         . a c
        d O . .
         . . .)",
                   R"(
        . . d
         . . .
        . O a .
         . c .)");
    for (const Direction side : all_directions) {
        const HexCoord here{-3, 4}, left = neighbour(here, side), right = neighbour(here, turned(side, 1));
        const GridMap third = turn_about_corner(here, side, 1);
        CHECK(third(here) == left);  // Clockwise around the corner that the three share.
        CHECK(third(left) == right);
        CHECK(third(right) == here);
        CHECK(then(third, then(third, third)) == GridMap{});
        CHECK(then(third, third) == turn_about_corner(here, side, 2));
    }
}

TEST_CASE("mirrors through a hex") {
    check_pictures(mirror_through_hex({}, Axis::EastWest), R"(
         . a c
        d O . .
         . . .)",
                   R"(
         . . .
        d O . .
         . a c)");
    check_pictures(mirror_through_hex({}, Axis::NorthSouthCorners), R"(
           . a c
        . d O . .)",
                   R"(
         c a .
        . . O d)");
    const HexCoord centre{6, -1};
    for (int axis = 0; axis < 6; ++axis) {
        const GridMap map = mirror_through_hex(centre, static_cast<Axis>(axis));
        CHECK(map(centre) == centre);
        CHECK(map.mirrors());
        CHECK(then(map, map) == GridMap{});
    }
    // A hex that each axis leaves in place: one whose sides it runs through, or one across its two corners.
    struct {
        Axis axis;
        HexCoord stays;
    } const table[] = {{Axis::EastWest, {1, 0}},
                       {Axis::EastSouthEastCorners, {1, 1}},
                       {Axis::SouthEastNorthWest, {0, 1}},
                       {Axis::NorthSouthCorners, {-1, 2}},
                       {Axis::SouthWestNorthEast, {-1, 1}},
                       {Axis::WestSouthWestCorners, {-2, 1}}};
    for (const auto& row : table) {
        CHECK(mirror_through_hex(centre, row.axis)(centre + row.stays) == centre + row.stays);
        CHECK(mirror_through_hex(centre, row.axis)(centre - row.stays) == centre - row.stays);
    }
}

TEST_CASE("every map of the grid keeps distances, has an inverse and joins with others") {
    const std::vector<HexCoord> hexes = disk({1, 2}, 2);
    for (const GridMap& map : every_map()) {
        CHECK(then(map, inverse(map)) == GridMap{});
        CHECK(then(inverse(map), map) == GridMap{});
        for (const HexCoord hex : hexes) {
            REQUIRE(inverse(map)(map(hex)) == hex);
            REQUIRE(distance(map(hex), map({1, 2})) == distance(hex, {1, 2}));
            for (const Direction side : all_directions)
                REQUIRE(map(neighbour(hex, side)) == neighbour(map(hex), map(side)));
        }
        if (!map.mirrors())
            for (const Direction side : all_directions) REQUIRE(map(side) == turned(side, map.turns()));
        for (const GridMap& next :
             {turn_about_hex({2, 2}, 1), mirror_across_edge({0, 1}, Direction::SE), shift_by({-4, 9})})
            for (const HexCoord hex : hexes) REQUIRE(then(map, next)(hex) == next(map(hex)));
    }
}
