#include "engine/rules/range.h"

#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/sight_field.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::optional<int> range(const SightField& field, char from, char to) {
    const FigureBody &a = field.figures.at(from), &b = field.figures.at(to);
    return range_between(field.terrain, std::span(a.hexes).first(static_cast<std::size_t>(a.spaces)),
                         std::span(b.hexes).first(static_cast<std::size_t>(b.spaces)));
}

}  // namespace

TEST_CASE("the range is the number of spaces, the target's counted and the attacker's not", "[RANGE-01]") {
    const char* field =
        "1 1 1 1 1 1\n"
        " 1 1 1 1 1 1";
    CHECK(range(SightField(field, "A B . . . .\n . . . . . ."), 'A', 'B') == 1);
    CHECK(range(SightField(field, "A . . . . B\n . . . . . ."), 'A', 'B') == 5);
    CHECK(range(SightField(field, "A . . . . .\n . . . . . B"), 'A', 'B') == 6);
    CHECK(range(SightField(field, ". . . . A .\n . . B . . ."), 'A', 'B') == 2);
}

TEST_CASE("levels add nothing to the range, nor do pieces, figures and walls on the way", "[RANGE-03][RANGE-04]") {
    CHECK(range(SightField("1 9 1 5 1", "A . . . B"), 'A', 'B') == 4);
    CHECK(range(SightField("1 1 1 1 9", "A C D . B"), 'A', 'B') == 4);
    const Pieces obstacles{at("tree-10", {1, 0}, 2), at("ruin-2", {2, 0}, 2),
                           beside("laur-wall-ruin", {3, 0}, 2, Direction::E)};
    CHECK(range(SightField(land("1 1 1 1 1") + obstacles, "A . . . B"), 'A', 'B') == 4);
    // Its hexes are spaces of the battlefield.
    const Pieces hive = land("1 . . . 1") + Pieces{at("marro-hive", {1, 0})};
    CHECK(range(SightField(hive, "A . . . B"), 'A', 'B') == 4);
    CHECK(range_between(SightField("2", ".").terrain, HexCoord{0, 0}, HexCoord{0, 0}) == 0);  // One above the other.
}

TEST_CASE("across a gap the range is counted along the battlefield", "[RANGE-04][RANGE-05]") {
    const char* horseshoe =
        "1 1 1 1 1\n"
        " 1 . . . 1\n"
        "  1 . . . 1";
    const char* ends =
        ". . . . .\n"
        " . . . . .\n"
        "  A . . . B";
    const SightField field(horseshoe, ends);
    CHECK(range(field, 'A', 'B') == 7);
    CHECK(field.sees('A', 'B'));  // Straight across a gap without spaces.
    CHECK_FALSE(range(SightField("1 1 . 1 1", "A . . . B"), 'A', 'B'));
    CHECK_FALSE(range_between(field.terrain, HexCoord{0, 0}, HexCoord{2, 2}));  // Nothing lies there.
    CHECK_FALSE(range_between(field.terrain, HexCoord{2, 2}, HexCoord{0, 0}));
    // Walls are also listed at the hexes beside them, which does not make those part of the battlefield.
    const Pieces fence{beside("laur-wall-ruin", {1, 0}, 2, Direction::E)};
    CHECK_FALSE(range(SightField(land("1 1 . 1 1") + fence, "A . . . B"), 'A', 'B'));
}

TEST_CASE("a double-space figure counts from either space, and to either", "[RANGE-01]") {
    const char* field = "1 1 1 1 1 1 1";
    CHECK(range(SightField(field, "A A . . . B ."), 'A', 'B') == 4);
    CHECK(range(SightField(field, "A A . . . B B"), 'B', 'A') == 4);
}

TEST_CASE("kept ranges are the counted ones, and only those from asked hexes are kept", "[RANGE-04]") {
    Dice dice{4};
    for (int round = 0; round < 20; ++round) {
        Pieces pieces;
        for (const HexCoord hex : disk({0, 0}, 4))
            if (dice.below(3) > 0) pieces.push_back(at("grass-1", hex));
        const Terrain terrain = terrain_of(battlefield(pieces), kinds());
        // Floyd-Warshall, which knows nothing of the neighbours' order or straight lines.
        const auto hexes = disk({0, 0}, 4);
        const auto size = hexes.size();
        std::vector<int> least(size * size, 1000);
        for (std::size_t a = 0; a < size; ++a)
            for (std::size_t b = 0; b < size; ++b)
                if (!terrain.solids_at(hexes[a]).empty() && !terrain.solids_at(hexes[b]).empty() &&
                    distance(hexes[a], hexes[b]) <= 1)
                    least[a * size + b] = distance(hexes[a], hexes[b]);
        for (std::size_t over = 0; over < size; ++over)
            for (std::size_t a = 0; a < size; ++a)
                for (std::size_t b = 0; b < size; ++b)
                    least[a * size + b] =
                        std::min(least[a * size + b], least[a * size + over] + least[over * size + b]);
        RangeTable table(terrain);
        for (std::size_t b = 0; b < size; ++b) {
            const auto expected = least[b] < 1000 ? std::optional(least[b]) : std::nullopt;
            CHECK(range_between(terrain, hexes[0], hexes[b]) == expected);
            CHECK(table.between(hexes[0], hexes[b]) == expected);
        }
        CHECK(table.rows() == (terrain.solids_at(hexes[0]).empty() ? 0 : 1));
        const std::size_t two[] = {dice.below(size), dice.below(size)};
        const HexCoord pair[] = {hexes[two[0]], hexes[two[1]]};
        const int nearer = std::min(least[two[0] * size + 5], least[two[1] * size + 5]);
        CHECK(range_between(terrain, pair, std::span(&hexes[5], 1)) ==
              (nearer < 1000 ? std::optional(nearer) : std::nullopt));
    }
}
