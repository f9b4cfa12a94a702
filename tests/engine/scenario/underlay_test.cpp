#include "engine/scenario/underlay.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("two pins lie apart, three make a triangle, in the picture and on the map") {
    CHECK(pins_fit({{0, 0, {0, 0}}, {10, 0, {1, 0}}}));
    CHECK(pins_fit({{0, 0, {0, 0}}, {10, 0, {1, 0}}, {5, 9, {0, 1}}}));
    CHECK_FALSE(pins_fit({}));
    CHECK_FALSE(pins_fit({{0, 0, {0, 0}}}));
    CHECK_FALSE(pins_fit({{0, 0, {0, 0}}, {10, 0, {0, 0}}}));                   // Both pins at one hex.
    CHECK_FALSE(pins_fit({{7, 7, {0, 0}}, {7, 7, {1, 0}}}));                    // Both pins at one pixel.
    CHECK_FALSE(pins_fit({{0, 0, {0, 0}}, {10, 0, {1, 0}}, {5, 9, {2, 0}}}));   // Three hexes in a row.
    CHECK_FALSE(pins_fit({{0, 0, {0, 0}}, {10, 0, {1, 0}}, {20, 0, {0, 1}}}));  // Three pixels in a row.
    CHECK_FALSE(pins_fit({{0, 0, {0, 0}}, {10, 0, {1, 0}}, {5, 9, {0, 1}}, {0, 9, {-1, 1}}}));
}

TEST_CASE("pins stay within the bounds of pictures and maps") {
    CHECK(pins_fit({{0, 0, {-2000, -2000}}, {65535, 65535, {2000, 2000}}}));
    CHECK_FALSE(pins_fit({{-1, 0, {0, 0}}, {10, 0, {1, 0}}}));
    CHECK_FALSE(pins_fit({{0, 65536, {0, 0}}, {10, 0, {1, 0}}}));
    CHECK_FALSE(pins_fit({{0, 0, {2001, 0}}, {10, 0, {1, 0}}}));
}
