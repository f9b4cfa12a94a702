#include "editor/workspace/underlay_place.h"

#include "tests/support/every_room.h"

#include <cmath>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

void check_near(Point a, Point b, double within = 1e-6) {
    CHECK(a.x == Approx(b.x).margin(within));
    CHECK(a.y == Approx(b.y).margin(within));
}

// A page scanned at 37 pixels per hex, turned by this many degrees about its corner.
Pin seen(HexCoord hex, double degrees) {
    const double turn = degrees * 3.14159265358979 / 180, scale = 37.0 / hex_width;
    const Point at = centre_of(hex);
    return {static_cast<int>(std::lround(900 + scale * (at.x * std::cos(turn) - at.y * std::sin(turn)))),
            static_cast<int>(std::lround(700 + scale * (at.x * std::sin(turn) + at.y * std::cos(turn)))), hex};
}

}  // namespace

TEST_CASE("two pins put every hex of a turned page on its hex") {
    const auto place = place_of({seen({-10, 4}, 2), seen({9, -6}, 2)});
    REQUIRE(place);
    for (const HexCoord hex : disk({}, 12)) {
        const Pin pixel = seen(hex, 2);
        // Tolerance; a hex is 20 wide.
        check_near(on_map(*place, {static_cast<double>(pixel.x), static_cast<double>(pixel.y)}), centre_of(hex), 0.6);
    }
}

TEST_CASE("three pins also right a slanted page, and each lies exactly") {
    const std::vector<Pin> pins{{10, 20, {0, 0}}, {610, 40, {20, 0}}, {90, 800, {-8, 16}}};
    const auto place = place_of(pins);
    REQUIRE(place);
    for (const Pin& pin : pins)
        check_near(on_map(*place, {static_cast<double>(pin.x), static_cast<double>(pin.y)}), centre_of(pin.at));
}

TEST_CASE("there and back again") {
    const auto place = place_of({{10, 20, {0, 0}}, {610, 40, {20, 0}}, {90, 800, {-8, 16}}});
    REQUIRE(place);
    check_near(in_picture(*place, on_map(*place, {123, 456})), {123, 456});
    CHECK(pin_at(*place, on_map(*place, {123.4, 455.6}), {1000, 1000}, {3, 4}) == Pin{123, 456, {3, 4}});
    // Stays within the picture.
    CHECK(pin_at(*place, on_map(*place, {-50, 5000}), {1000, 900}, {3, 4}) == Pin{0, 900, {3, 4}});
    CHECK_FALSE(place_of({{10, 20, {0, 0}}}));
}

TEST_CASE("one pin moves the picture and turns nothing") {
    const auto before = place_of({{0, 0, {0, 0}}, {100, 0, {5, 0}}});
    const PicturePlace after = moved_to(*before, {40, 60, {-3, 7}});
    check_near(on_map(after, {40, 60}), centre_of({-3, 7}));
    CHECK(after.a == before->a);
    CHECK(after.b == before->b);
}

TEST_CASE("a new picture lies upright across the map, or about the middle of an empty table") {
    for (const auto& hexes : {std::vector<HexCoord>{}, disk({30, -10}, 8), {{2000, 2000}}}) {
        const std::vector<Pin> pins = first_pins({800, 600}, hexes);
        REQUIRE(pins_fit(pins));
        CHECK(pins[0].at.r == pins[1].at.r);
    }
    CHECK(first_pins({800, 600}, disk({30, -10}, 8))[1].at.q - first_pins({800, 600}, disk({30, -10}, 8))[0].at.q ==
          16);
    CHECK(pins_fit(first_pins({1, 1}, {})));
}
