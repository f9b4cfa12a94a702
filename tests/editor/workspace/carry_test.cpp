#include "editor/workspace/carry.h"

#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Block all_of(const Document& document) { return whole_map(*document.now().scenario); }

}  // namespace

TEST_CASE("a block is held by the middle of its bounds and lies with its lowest pieces on the level") {
    const Document document =
        document_with({at("grass-1", {0, 0}, 3), at("grass-1", {2, 0}, 3), at("grass-1", {4, 0}, 4)});
    const BlockHand hand = carried(all_of(document), Carrying::Copy, kinds());
    CHECK(hand.grip == HexCoord{2, 0});
    const Block there = lying(hand, {2, 5}, 1, kinds());
    CHECK(there.pieces[0].at == HexCoord{0, 5});
    CHECK(there.pieces[0].level == 1);
    CHECK(there.pieces[2].level == 2);
    CHECK(lying(hand, {2, 5}, std::nullopt, kinds()).pieces[0].level == 3);
}

TEST_CASE("six turns in the hand lead back") {
    const Document document = document_with(
        {at("grass-7", {0, 0}), at("road-5", {4, 4}, 2), beside("castle-ladder", {0, 0}, 2, Direction::E)});
    const BlockHand hand = carried(all_of(document), Carrying::Copy, kinds());
    BlockHand round = hand;
    for (int i = 0; i < 6; ++i) round = turned(std::move(round), 1, kinds());
    CHECK(round.block == hand.block);
    CHECK(turned(turned(hand, 1, kinds()), -1, kinds()).block == hand.block);
}

TEST_CASE("a moved block is not in its own way, a copied one is") {
    const Document document = document_with(each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}}));
    CHECK_FALSE(ghost_of(carried(all_of(document), Carrying::Move, kinds()), {2, 0}, std::nullopt, document).refusal);
    CHECK(ghost_of(carried(all_of(document), Carrying::Copy, kinds()), {2, 0}, std::nullopt, document).refusal);
    CHECK_FALSE(ghost_of(carried(all_of(document), Carrying::Merge, kinds()), {2, 0}, std::nullopt, document).refusal);
}

TEST_CASE("of a block what fits is placed: with its names, zones and glyphs, without those of what does not fit") {
    const Document document = document_with({at("rock-1", {1, 0})});
    Scenario other = scenario_with(each_of("grass-1", {{0, 0}, {1, 0}}));
    other.battlefield.name(PieceId{0}, "left");
    other.battlefield.name(PieceId{1}, "right");
    other.zones = Shared<std::vector<Zone>>({{"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 1}}}});
    other.glyphs = Shared<std::vector<Glyph>>({{"", {{1, 0}, 1}}});
    const Block fitting = what_fits(whole_map(other), document);
    REQUIRE(fitting.pieces.size() == 1);
    CHECK(fitting.names.at(fitting.pieces[0].id) == "left");
    CHECK(fitting.zones[0].spaces == std::vector<Space>{{{0, 0}, 1}});
    CHECK(fitting.glyphs.empty());
}
