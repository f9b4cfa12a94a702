#include "engine/board/battlefield/terrain.h"

#include "engine/board/hex/footprint.h"
#include "engine/board/hex/grid_map.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using enum Direction;

Terrain terrain(const Pieces& pieces) { return terrain_of(battlefield(pieces), kinds()); }

std::vector<std::tuple<int, int, int>> levels_heights_rooms(const Terrain& of, HexCoord hex) {
    std::vector<std::tuple<int, int, int>> found;
    for (const Surface& surface : of.surfaces_at(hex))
        found.emplace_back(surface.space.level, surface.height, surface.room);
    return found;
}

using Side = std::pair<HexCoord, Direction>;
std::set<Side> sides_closed(const Terrain& of) {  // Each side is listed from both of its hexes.
    std::set<Side> found;
    for (const Terrain::Column& column : of.columns())
        for (const Barrier& barrier : of.barriers(column)) found.emplace(barrier.hex, barrier.side);
    return found;
}

// Everything except ids and the order of columns.
auto essence(const Terrain& of) {
    std::set<std::tuple<HexCoord, int, int, int, int>> surfaces, solids, barriers;
    for (const Terrain::Column& column : of.columns()) {
        for (const Surface& s : of.surfaces(column))
            surfaces.emplace(s.space.at, s.space.level, s.height, s.top, s.room);
        for (const Solid& s : of.solids(column))
            solids.emplace(s.hex, s.first_slot, s.last_slot, s.bottom, s.kind.value);
        for (const Barrier& b : of.barriers(column))
            barriers.emplace(b.hex, static_cast<int>(b.side), b.from, b.to, b.kind.value);
    }
    return std::tuple(surfaces, solids, barriers, of.top_level());
}

}  // namespace

TEST_CASE("columns are found on a dense map and on one scattered over the plane, and only where something lies") {
    for (const int apart : {2, 1000}) {
        CAPTURE(apart);
        Pieces pieces;
        std::set<HexCoord> covered;
        for (int q = -2; q <= 2; ++q)
            for (int r = -2; r <= 2; ++r) {
                pieces.push_back(at("rock-3", {q * apart, r * apart}));
                for (const HexCoord hex : hexes_of(pieces.back(), kinds())) covered.insert(hex);
            }
        pieces.push_back(beside("castle-ladder", {2 * apart, 0}, 1, NE));  // Listed at the hexes on both sides.
        for (const HexCoord hex : {HexCoord{2 * apart, 0}, HexCoord{2 * apart + 1, -1}}) covered.insert(hex);
        const Terrain derived = terrain(pieces);
        CHECK(derived.columns().size() == covered.size());
        for (const HexCoord hex : covered) {
            REQUIRE(derived.column(hex));
            CHECK(derived.column(hex)->hex == hex);
            for (const HexCoord near : ring(hex, 1)) CHECK((derived.column(near) != nullptr) == covered.contains(near));
        }
        for (const HexCoord hex :
             {HexCoord{-1990, 0}, HexCoord{0, -1990}, HexCoord{1990, 1990}, HexCoord{0, 1990}, HexCoord{1990, 0}})
            CHECK(derived.column(hex) == nullptr);
    }
    CHECK(terrain({}).column({0, 0}) == nullptr);
}

TEST_CASE("a bridge over a valley gives two spaces in a column, and room below it", "[OVERHANG-01][BUILD-11]") {
    const Terrain valley = terrain(land("5 1 1 5") + Pieces{at("rock-2", {0, 0}, 6), at("rock-2", {2, 0}, 6)});
    using Row = std::tuple<int, int, int>;  // Level, height, room.
    CHECK(levels_heights_rooms(valley, {0, 0}) == std::vector<Row>{{6, 6, open_sky}});
    CHECK(levels_heights_rooms(valley, {1, 0}) == std::vector<Row>{{1, 1, 4}, {6, 6, open_sky}});
    REQUIRE(valley.surface({{1, 0}, 1}));
    CHECK(valley.surface({{1, 0}, 1})->height == 1);
    CHECK_FALSE(valley.surface({{1, 0}, 2}));
    CHECK_FALSE(valley.surface({{0, 0}, 5}));  // Covered.
    CHECK(valley.top_level() == 6);
}

TEST_CASE("a half tile is as high as what it lies on, thin to the eye, and no room is lost above it",
          "[BUILD-10][BUILD-12][WATER-06][WATER-08]") {
    const Terrain pond = terrain(land("~ 1") + Pieces{at("water-1", {1, 0}, 2), at("rock-2", {-1, 0}, 4)});
    const Surface* low = pond.surface({{0, 0}, 1});
    REQUIRE(low);
    CHECK(low->height == 0);
    CHECK(low->top == half_tile_sevenths);
    CHECK(low->room == 3);
    const Surface* high = pond.surface({{1, 0}, 2});
    REQUIRE(high);
    CHECK(high->height == 1);
    CHECK(high->top == sevenths_per_level + half_tile_sevenths);
}

TEST_CASE("nobody stands on a tree or under one, a solid is known by its slots") {
    const Terrain wood = terrain(land("1 1") + Pieces{at("tree-10", {0, 0}, 2)});
    CHECK(wood.surfaces_at({0, 0}).empty());
    CHECK(wood.surfaces_at({1, 0}).size() == 1);
    REQUIRE(wood.solid({0, 0}, 11));
    CHECK(wood.solid({0, 0}, 11)->first_slot == 2);
    CHECK_FALSE(wood.solid({0, 0}, 12));
    CHECK_FALSE(wood.solid({7, 7}, 1));
    CHECK(terrain({}).columns().empty());
    CHECK(terrain({}).solids_at({0, 0}).empty());
}

TEST_CASE("a ruin's walls turn with it, and each is seen from both of its hexes") {
    const std::vector<Side> walls = {{{0, 0}, W}, {{0, 0}, SW}, {{0, 0}, SE}, {{1, 0}, SW}, {{1, 0}, SE}};
    for (int turn = 0; turn < 6; ++turn) {
        CAPTURE(turn);
        std::set<Side> expected;
        for (const auto& [hex, side] : walls) {
            const HexCoord at = HexCoord{3, 4} + footprint({hex}, {}, turn)[0];
            const Direction direction = turned(side, turn);
            expected.insert({{at, direction}, {neighbour(at, direction), opposite(direction)}});
        }
        const Terrain ruin = terrain({at("ruin-2", {3, 4}, 2, turn)});
        CHECK(sides_closed(ruin) == expected);
        for (const Terrain::Column& column : ruin.columns())
            for (const Barrier& barrier : ruin.barriers(column))
                CHECK(std::pair(barrier.from, barrier.to) == std::pair<Height, Height>(1, 7));
    }
}

TEST_CASE("ladders stack on one side, they do not block") {
    const Terrain rungs = terrain({beside("castle-ladder", {0, 0}, 1, E), beside("castle-ladder", {0, 0}, 3, E)});
    const auto seen = rungs.barriers_at({0, 0});
    REQUIRE(seen.size() == 2);
    CHECK(std::pair(seen[0].from, seen[0].to) == std::pair<Height, Height>(0, 2));
    CHECK(std::pair(seen[1].from, seen[1].to) == std::pair<Height, Height>(2, 4));
    CHECK_FALSE(seen[0].blocks);
    CHECK(rungs.barriers_at({1, 0}).size() == 2);
    CHECK(rungs.barriers_at({0, 0}, E, 2).size() == 1);
    CHECK(rungs.barriers_at({0, 0}, E, 1).empty());
    CHECK(rungs.barriers_at({0, 0}, W, 2).empty());
}

TEST_CASE("a long laur wall fills the hex that it runs through, from its foot to its top") {
    const auto crossed = [](int pile, int level) {
        Pieces pieces{between("laur-wall-long", {0, 0}, {2, 0}, level)};
        for (int tile = 1; tile <= pile; ++tile) pieces.push_back(at("grass-1", {1, 0}, tile));
        return terrain(pieces);
    };
    CHECK(crossed(1, 2).surfaces_at({1, 0}).empty());
    CHECK(crossed(11, 2).surfaces_at({1, 0}).size() == 1);  // Above its top, at 11.
    CHECK(crossed(10, 2).surfaces_at({1, 0}).empty());
    REQUIRE(crossed(1, 5).surfaces_at({1, 0}).size() == 1);
    CHECK(crossed(1, 5).surfaces_at({1, 0})[0].room == 3);
    CHECK(terrain({between("laur-wall-long", {0, 0}, {2, 0}, 1), at("water-1", {1, 0})}).surfaces_at({1, 0}).empty());
}

TEST_CASE("spans in all directions: a stone wall on the right hand, laur walls between, along and through") {
    for (const Direction direction : all_directions) {
        CAPTURE(to_text(direction));
        const HexCoord step = offset(direction);
        std::set<Side> stone;
        for (int i = 0; i < 4; ++i)
            for (const int turn : {1, 2}) {
                const Direction right = turned(direction, turn);
                stone.insert({{step * i, right}, {neighbour(step * i, right), opposite(right)}});
            }
        CHECK(sides_closed(terrain({between("stone-wall-4", {0, 0}, step * 3)})) == stone);
        // No stone wall is this short.
        CHECK(sides_closed(terrain({between("stone-wall-4", {0, 0}, step * 2)})).empty());

        CHECK(sides_closed(terrain({between("laur-wall-short", {0, 0}, step)})) ==
              std::set<Side>{{{0, 0}, direction}, {step, opposite(direction)}});
        const HexCoord left = step, right = offset(turned(direction, 1));
        const Direction across = *side_towards(left, right);
        CHECK(sides_closed(terrain({between("laur-wall-short", {0, 0}, left + right)})) ==
              std::set<Side>{{left, across}, {right, opposite(across)}});
        // The whole hex between, counted twice.
        CHECK(sides_closed(terrain({between("laur-wall-long", {0, 0}, step * 2)})).size() == 12);
    }
}

TEST_CASE("terrain does not depend on the order in which pieces were placed") {
    Pieces pieces = land(R"(
        3 2 1 ~
         1 9 4 2
          1 1 ~ 1)") +
                    Pieces{at("ruin-3", {0, 2}, 2), at("tree-10", {2, 0}, 2), beside("castle-ladder", {0, 1}, 2, E),
                           at("rock-7", {0, 0}, 12), between("stone-wall-4", {0, 5}, {3, 5})};
    const auto expected = essence(terrain(pieces));
    std::mt19937 shuffle(1);
    for (int times = 0; times < 20; ++times) {
        for (std::size_t i = pieces.size(); i > 1; --i) std::swap(pieces[i - 1], pieces[shuffle() % i]);
        CHECK(essence(terrain(pieces)) == expected);
    }
}

TEST_CASE("a crowd in one place is thinned, so that asking stays quick, and columns stay sorted") {
    Pieces crowd;
    for (int i = 0; i < 1000; ++i) crowd.push_back(at("grass-1", {0, 0}, 1 + i % 3));
    const Terrain crowded = terrain(crowd);
    CHECK(crowded.solids_at({0, 0}).size() == 3 * most_in_one_place);
    CHECK(std::ranges::is_sorted(crowded.solids_at({0, 0}), {}, &Solid::first_slot));
    REQUIRE(crowded.solid({0, 0}, 3));
    CHECK_FALSE(crowded.solid({0, 0}, 4));
}
