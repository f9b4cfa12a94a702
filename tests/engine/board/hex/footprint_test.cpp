#include "engine/board/hex/footprint.h"

#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"
#include "tests/support/turned_shapes.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a piece turns about the hex that carries its 0,0") {
    const std::vector<HexCoord> three = drawn("O a\n a").at('a');  // A three-hex tile without its first hex.
    struct {
        int turn;
        const char* picture;
    } const table[] = {{0, " . .\n. O a\n . a"}, {1, " . .\n. O .\n a a"}, {2, " . .\na O .\n a ."},
                       {3, " a .\na O .\n . ."}, {4, " a a\n. O .\n . ."}, {5, " . a\n. O a\n . ."}};
    for (const auto& row : table) {
        CHECK(sorted(footprint(three, {}, row.turn)) == drawn(row.picture).at('a'));
        std::vector<HexCoord> away = footprint(three, {7, -3}, row.turn);
        for (HexCoord& hex : away) hex = hex - HexCoord{7, -3};
        CHECK(sorted(away) == drawn(row.picture).at('a'));
    }
}

TEST_CASE("all shapes of the game in all six turns") {
    for (const TurnedShape& shape : turned_shapes) {
        const std::vector<HexCoord> hexes = hexes_from(shape.hexes[0]);
        for (int turn = 0; turn < 6; ++turn) {
            INFO("shape " << shape.name << " turn " << turn);
            const std::vector<HexCoord> turned = footprint(hexes, {}, turn);
            CHECK(turned.front() == HexCoord{});
            CHECK(in_the_corner(turned) == sorted(hexes_from(shape.hexes[static_cast<std::size_t>(turn)])));
        }
    }
}

TEST_CASE("the smallest turn covers the same hexes, is the smallest that does, and is its own smallest") {
    for (const TurnedShape& shape : turned_shapes) {
        const std::vector<HexCoord> hexes = hexes_from(shape.hexes[0]);
        for (int turn = 0; turn < 6; ++turn) {
            INFO("shape " << shape.name << " turn " << turn);
            const Stance given{{11, -4}, turn}, found = smallest_turn(hexes, given);
            const std::vector<HexCoord> covered = sorted(footprint(hexes, given.at, given.turn));
            CHECK(sorted(footprint(hexes, found.at, found.turn)) == covered);
            CHECK(smallest_turn(hexes, found) == found);
            // No smaller turn matches, wherever the shape is laid.
            for (int smaller = 0; smaller < found.turn; ++smaller)
                for (const HexCoord at : covered) CHECK(sorted(footprint(hexes, at, smaller)) != covered);
        }
    }
}

TEST_CASE("equal tiles have one stance: how many each shape has") {
    struct {
        const char* name;
        int stances;
    } const table[] = {{"1", 1},     {"2", 3},         {"3", 2},      {"7", 1},           {"24", 6},
                       {"row-3", 3}, {"rhombus-4", 3}, {"boat-6", 3}, {"warehouse-6", 6}, {"walk-7", 6}};
    for (const auto& row : table) {
        const auto shape = std::ranges::find(turned_shapes, std::string_view(row.name), &TurnedShape::name);
        std::vector<int> turns;
        for (int turn = 0; turn < 6; ++turn)
            turns.push_back(smallest_turn(hexes_from(shape->hexes[0]), {{}, turn}).turn);
        std::ranges::sort(turns);
        CHECK(std::unique(turns.begin(), turns.end()) - turns.begin() == row.stances);
    }
}
