#include "editor/view/pick.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct Stage {
    Catalogue catalogue;
    PieceKind tile, thin, tree, wall;
    Battlefield battlefield;

    Stage() {
        TerrainType green;
        green.id = "grass";
        const TerrainKind grass = catalogue.add(green);
        const auto type = [&](std::string id, Body body, int slots, std::vector<HexCoord> hexes) {
            PieceType made;
            made.id = std::move(id);
            made.terrain = grass;
            made.body = body;
            made.slots = slots;
            made.hexes = std::move(hexes);
            return catalogue.add(made);
        };
        tile = type("grass-2", Body::Tile, 1, {{0, 0}, {1, 0}});
        thin = type("water-1", Body::HalfTile, 1, {{0, 0}});
        tree = type("tree-10", Body::Column, 10, {{0, 0}});
        wall = type("battlement", Body::Edge, 2, {{0, 0}});
    }
    PieceId put(PieceKind kind, HexCoord at, int level = 1, Direction side = Direction::NE) {
        return battlefield.add({.kind = kind, .at = at, .level = level, .side = side}, catalogue);
    }
    std::optional<Pick> pick(const Ray& ray) const {
        return hexwright::view::pick(ray, terrain_of(battlefield, catalogue));
    }
    std::optional<Pick> from_above(glm::vec2 at) const { return pick({{at, 50}, {0, 0, -1}}); }
};

}  // namespace

TEST_CASE("from above: the topmost piece of the hex, to its very corners") {
    Stage board;
    board.put(board.tile, {0, 0});
    const PieceId upper = board.put(board.tile, {1, 0}, 3);
    for (int corner = 0; corner < 6; ++corner) {
        const auto found = board.from_above(world_of({1, 0}) + corner_of(corner) * 0.99F);
        REQUIRE(found);
        CHECK(found->hex == HexCoord{1, 0});
        CHECK(found->level == 3);
        CHECK(found->piece == upper);
        CHECK(found->at.z == Approx(0.75));
    }
}

TEST_CASE("nothing there: the hex of the table") {
    Stage board;
    board.put(board.tile, {0, 0});
    const auto found = board.from_above(world_of({-4, 3}));
    REQUIRE(found);
    CHECK(found->hex == HexCoord{-4, 3});
    CHECK(found->level == 0);
    CHECK_FALSE(found->piece);
}

TEST_CASE("into the sky or out of bounds: nothing") {
    const Stage board;
    CHECK_FALSE(board.pick({{0, 0, 5}, {0, 0.6F, 0.8F}}));
    CHECK_FALSE(board.from_above({0, 3000}));
}

TEST_CASE("under an overhang the ray from the side meets what lies below it") {
    Stage board;
    const PieceId floor = board.put(board.tile, {0, 0});
    board.put(board.tile, {0, 0}, 3);
    const auto found = board.pick({{-5, 0, 0.49F}, glm::normalize(glm::vec3{5, 0, -0.25F})});
    REQUIRE(found);
    CHECK(found->piece == floor);
    CHECK(found->level == 1);
}

TEST_CASE("a half tile is thin: a flat ray passes over it") {
    Stage board;
    board.put(board.thin, {0, 0});
    const PieceId behind = board.put(board.tile, {1, 0});
    CHECK(board.pick({{-5, 0, 0.2F}, {1, 0, 0}})->piece == behind);
    CHECK(board.pick({{-5, 0, 0.1F}, {1, 0, 0}})->hex == HexCoord{0, 0});
}

TEST_CASE("a tree is met along its height, the level is that of its top") {
    Stage board;
    const PieceId tree = board.put(board.tree, {2, 0});
    const auto found = board.pick({{-5, 0, 2.4F}, {1, 0, 0}});
    REQUIRE(found);
    CHECK(found->piece == tree);
    CHECK(found->level == 10);
    CHECK(board.pick({{-5, 0, 2.6F}, {1, 0, 0}}) == std::nullopt);
}

TEST_CASE("what stands on a side is met from both hexes, and belongs to the hex the ray comes from") {
    Stage board;
    board.put(board.tile, {0, 0});
    const PieceId wall = board.put(board.wall, {1, 0}, 2, Direction::E);
    const auto inside = board.pick({{0.9F, 0, 0.5F}, {1, 0, 0}});
    REQUIRE(inside);
    CHECK(inside->piece == wall);
    CHECK(inside->hex == HexCoord{1, 0});
    CHECK(inside->level == 1);
    const auto outside = board.pick({{5, 0, 0.5F}, {-1, 0, 0}});
    REQUIRE(outside);
    CHECK(outside->piece == wall);
    CHECK(outside->hex == HexCoord{2, 0});
    CHECK_FALSE(board.pick({{5, 0, 0.8F}, {-1, 0, 0}}));
}

}  // namespace hexwright
