#include "editor/editing/measure.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("distances on the table: a hex is 4.458 cm from flat to flat") {
    CHECK(in_decimals(measured({0, 0}, {5, 0}).centimetres, 2) == "22.29");
    CHECK(in_decimals(measured({0, 0}, {5, 0}).inches(), 2) == "8.78");
    CHECK(measured({0, 0}, {-3, 5}).hexes == 5);
    // Across a corner: the square root of 3 hexes.
    CHECK(in_decimals(measured({0, 0}, {1, 1}).centimetres, 2) == "7.72");
    CHECK(measured({2, 2}, {2, 2}).hexes == 0);
}

TEST_CASE("heights: up, down, and unknown where there is nothing") {
    CHECK(measured({0, 0}, {1, 0}, 2, 5).rise == 3);
    CHECK(measured({0, 0}, {1, 0}, 5, 2).rise == -3);
    CHECK_FALSE(measured({0, 0}, {1, 0}, 5).rise);
}

TEST_CASE("decimals as people write them") {
    CHECK(in_decimals(22.96) == "23.0");
    CHECK(in_decimals(0.04, 2) == "0.04");
    CHECK(in_decimals(7.5, 0) == "8");
}

TEST_CASE("a map in figures") {
    const Document document(kinds(),
                            scenario_with({at("grass-7", {0, 0}), at("grass-1", {0, 0}, 2), at("grass-1", {1, 0}, 4)}));
    const MapFacts facts = facts_of(document.now());
    CHECK(facts.hexes == 7);
    CHECK(facts.pieces == 3);
    CHECK(facts.levels == 4);
    CHECK(facts.ground == 4);
    CHECK(facts.by_level == std::vector<int>{1, 1, 0, 1});
    CHECK(in_decimals(facts.width) == "13.4");  // Three hexes.
    CHECK(facts_of(Document(kinds()).now()).width == 0);
}
