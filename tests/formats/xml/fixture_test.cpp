// The fixture of the engine's tests beside the shipped catalogue, so that neither changes without the other.
#include "tests/support/every_room.h"
#include "tests/support/fixture/catalogue.h"
#include "tests/support/shipped.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Without sentences, which no rule reads.
std::vector<PrintedPower> without_sentences(std::vector<PrintedPower> powers) {
    for (PrintedPower& power : powers) power.text.clear(), power.doubt.clear();
    return powers;
}

std::vector<std::string> item_ids_of(const Catalogue& catalogue, const PieceType& type) {
    std::vector<std::string> ids;
    for (const ItemKind item : type.items) ids.push_back(catalogue[item].id);
    return ids;
}

// Whether two pieces are built in and played alike.
void compare_pieces(const PieceType& made, const PieceType& real) {
    const auto body = [](const PieceType& type) {
        return std::tuple(type.body, type.support, type.carries, type.hexes, type.height, type.slots, type.blocks,
                          type.half_base, type.standable, type.reach, type.diagonal);
    };
    CHECK(body(made) == body(real));
    const auto walls = [](const PieceType& type) {
        std::vector<std::pair<HexCoord, Direction>> sides;
        for (const WallSide& wall : type.walls) sides.emplace_back(wall.hex, wall.side);
        return sides;
    };
    CHECK(walls(made) == walls(real));
    CHECK(made.solid.empty());
    CHECK(real.solid.empty());
    CHECK(item_ids_of(fixtures(), made) == item_ids_of(shipped(), real));
    const TerrainType &terrain = fixtures()[made.terrain], &real_terrain = shipped()[real.terrain];
    CHECK(terrain.id == real_terrain.id);
    CHECK(terrain.half_height == real_terrain.half_height);
}

}  // namespace

TEST_CASE("the cards, glyphs and pieces of the engine's tests are the shipped ones") {
    for (const ArmyCard& made : fixtures().cards()) {
        INFO(made.id);
        REQUIRE(shipped().card(made.id));
        ArmyCard real = shipped()[*shipped().card(made.id)];
        real.powers = without_sentences(std::move(real.powers));
        real.doubt.clear();
        CHECK(made == real);
    }
    for (const GlyphType& made : fixtures().glyphs()) {
        INFO(made.id);
        REQUIRE(shipped().glyph(made.id));
        const GlyphType& real = shipped()[*shipped().glyph(made.id)];
        CHECK(std::tie(made.name, made.letter, made.permanent) == std::tie(real.name, real.letter, real.permanent));
        CHECK(made.powers == without_sentences(real.powers));
    }
    for (const PieceType& made : fixtures().pieces()) {
        INFO(made.id);
        REQUIRE(shipped().piece(made.id));
        compare_pieces(made, shipped()[*shipped().piece(made.id)]);
    }
    for (const ProductSet& made : fixtures().sets()) CHECK(shipped().set(made.id));
}
