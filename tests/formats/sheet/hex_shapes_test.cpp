#include "formats/paper/sheet/hex_shapes.h"

#include "formats/paper/sheet/plan_drawing.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

double area(const Ring& ring) {  // Positive if clockwise on the screen.
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

const double hex_area = hex_width * hex_width * std::sqrt(3.0) / 2;

}  // namespace

TEST_CASE("a point belongs to the hex whose centre is nearest") {
    for (const HexCoord hex : disk({3, -7}, 12)) {
        CHECK(hex_at(centre_of(hex)) == hex);
        for (const Point corner : corners_of(hex)) CHECK(hex_at(between(centre_of(hex), corner, 0.98)) == hex);
        for (const Direction side : all_directions) {
            const auto ends = side_of(hex, side);
            const Point middle = between(ends[0], ends[1], 0.5);
            CHECK(hex_at(between(centre_of(hex), middle, 0.98)) == hex);
            CHECK(hex_at(between(centre_of(hex), middle, 1.02)) == neighbour(hex, side));
        }
    }
    CHECK(hex_at(centre_of({-2000, 2000})) == HexCoord{-2000, 2000});
    CHECK(hex_at(centre_of({2000, 2000})) == HexCoord{2000, 2000});
    hex_at({1e300, -1e300});  // Far away points map to some hex without error.
}

TEST_CASE("corners run clockwise from the north, sides from corner to corner") {
    const auto corners = corners_of({0, 0});
    CHECK(corners[0].x == Approx(0));
    CHECK(corners[0].y == Approx(-hex_width / std::sqrt(3.0)));
    CHECK(corners[1].x == Approx(hex_width / 2));
    CHECK(area(Ring(corners.begin(), corners.end())) == Approx(hex_area));
    const auto east = side_of({0, 0}, Direction::E), west_of_next = side_of({1, 0}, Direction::W);
    CHECK(east[0] == west_of_next[1]);
    CHECK(east[1] == west_of_next[0]);
}

TEST_CASE("the outline of a group is one ring, with a ring for every hole") {
    CHECK(outline({}).empty());
    CHECK(outline({{0, 0}}).front().size() == 6);
    CHECK(outline(disk({0, 0}, 1)).front().size() == 18);
    CHECK(outline({{0, 0}, {5, 5}}).size() == 2);

    const auto with_hole = outline(ring({2, 2}, 1));
    REQUIRE(with_hole.size() == 2);
    CHECK(area(with_hole[0]) + area(with_hole[1]) == Approx(6 * hex_area));
    CHECK(std::min(area(with_hole[0]), area(with_hole[1])) == Approx(-hex_area));
}

TEST_CASE("moving an outline inwards makes the group smaller and its holes larger") {
    const auto rings = inset(outline(ring({0, 0}, 1)), 1);
    for (const Ring& each : rings) {
        const bool hole = area(each) < 0;
        CHECK(std::abs(area(each)) < (hole ? 1.3 : 7) * hex_area);
        CHECK(std::abs(area(each)) > (hole ? 1 : 5) * hex_area);
    }
}

TEST_CASE("lines inside a group are its shared sides, each once") {
    double drawn = 0;
    for (const auto& line : inner_lines(disk({0, 0}, 1)))
        for (std::size_t i = 1; i < line.size(); ++i) drawn += length(line[i] - line[i - 1]);
    CHECK(drawn == Approx(12 * hex_width / std::sqrt(3.0)));
    CHECK(inner_lines({{0, 0}}).empty());
}
