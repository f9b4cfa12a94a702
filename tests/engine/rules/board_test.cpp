#include "engine/rules/board.h"

#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::shared_ptr<const Board> board_of(const Pieces& pieces, const Rules& rules = *rules_of("master-2007"),
                                      const Board* before = nullptr) {
    const auto made = make_board(battlefield(pieces), kinds(), rules, before);
    REQUIRE(made);
    return *made;
}

SpaceIndex on(const Board& board, int q, int r, int level) {
    const SpaceIndex found = board.index({{q, r}, level});
    INFO("no space " << q << ',' << r << ',' << level);
    REQUIRE(found != no_space);
    return found;
}

const Link& step(const Board& board, SpaceIndex from, SpaceIndex to) {
    const LinkIndex found = board.link_between(from, to);
    REQUIRE(found >= 0);
    return board.link(found);
}

}  // namespace

TEST_CASE("Every surface is a space, and neighbours are linked both ways with the levels between them") {
    const auto board = board_of(land(R"(
        1 3
         1 ~)"));
    CHECK(board->size() == 4);
    const SpaceIndex low = on(*board, 0, 0, 1), high = on(*board, 1, 0, 3), water = on(*board, 1, 1, 1);
    CHECK(step(*board, low, high).rise == 2);
    CHECK(step(*board, high, low).rise == -2);
    CHECK(step(*board, water, high).rise == 3);
    CHECK(board->link(step(*board, low, high).back).to == low);
    CHECK(board->link_between(low, water) == -1);
    CHECK(board->spaces_at({1, 0}).size() == 1);
    CHECK(board->index({{0, 0}, 2}) == no_space);
}

TEST_CASE("Half tiles lie one level lower than land of their build level", "[WATER-06][BUILD-12][BUILD-10]") {
    const auto board = board_of(land("~ 1"));
    CHECK((*board)[on(*board, 0, 0, 1)].height == 0);
    CHECK((*board)[on(*board, 1, 0, 1)].height == 1);
}

TEST_CASE("A normal land tile is one level high", "[BUILD-11]") {
    const auto board = board_of(land("1 2"));
    CHECK(step(*board, on(*board, 0, 0, 1), on(*board, 1, 0, 2)).rise == 1);
}

TEST_CASE("Tiles above with empty space between make an overhang: two spaces in a hex", "[OVERHANG-01]") {
    const auto board = board_of(land("1 1 6") + Pieces{at("grass-2", {1, 0}, 6)});
    CHECK(board->spaces_at({1, 0}).size() == 2);
    const SpaceIndex under = on(*board, 1, 0, 1), open = on(*board, 0, 0, 1), over = on(*board, 1, 0, 6);
    CHECK((*board)[under].room == 4);
    CHECK(step(*board, open, under).opening == 4);
    CHECK(step(*board, open, over).opening == open_sky - 5);
}

TEST_CASE("No link leads through a tile") {
    const auto board = board_of(land("1 1") + Pieces{at("grass-1", {1, 0}, 2)} + each_of("grass-1", {{2, 0}}, 1) +
                                Pieces{at("grass-2", {1, 0}, 5), at("grass-1", {2, 0}, 2), at("grass-1", {2, 0}, 6)});
    CHECK(board->link_between(on(*board, 1, 0, 2), on(*board, 2, 0, 6)) == -1);
}

TEST_CASE("A ruin has height 6, battlement and stone wall 2 from inside and 3 from outside", "[OBST-02][OBST-03]") {
    const auto ruin = board_of(land("1 1\n 1 1") + Pieces{at("ruin-2", {0, 0}, 2)});
    const Link& out = step(*ruin, on(*ruin, 0, 0, 1), on(*ruin, 0, 1, 1));
    REQUIRE(out.hurdles == 1);
    CHECK(ruin->hurdles(out).front().top == 1 + 6);
    CHECK(ruin->hurdles(out).front().ruin);
    CHECK(step(*ruin, on(*ruin, 0, 0, 1), on(*ruin, 1, 0, 1)).hurdles == 0);

    const auto keep = board_of(land("1 1") + Pieces{beside("castle-battlement", {0, 0}, 2, Direction::E)});
    const Link& outward = step(*keep, on(*keep, 0, 0, 1), on(*keep, 1, 0, 1));
    REQUIRE(outward.hurdles == 1);
    CHECK(keep->hurdles(outward).front().top == 1 + 2);
    CHECK(keep->hurdles(keep->link(outward.back)).front().top == 1 + 3);

    const auto wall =
        board_of(land("1 1 1 1\n 1 1 1 1\n  1 1 1 1") + Pieces{between("stone-wall-4", {0, 0}, {3, 0}, 2)});
    const Link& over = step(*wall, on(*wall, 1, 0, 1), on(*wall, 1, 1, 1));
    REQUIRE(over.hurdles == 1);
    CHECK(wall->hurdles(over).front().top == 1 + 2);
    CHECK(wall->hurdles(wall->link(over.back)).front().top == 1 + 3);
}

TEST_CASE("A fortress wall on its base is ten levels high", "[OBST-04]") {
    const auto board = board_of(land("1 ") + Pieces{at("castle-base", {1, 0}), at("castle-wall", {1, 0}, 2)});
    CHECK((*board)[on(*board, 1, 0, 10)].height == 10);
}

TEST_CASE("A ladder joins a low space to a high one when its rungs reach") {
    const auto with_ladders = [](int count) {
        Pieces pieces = land("1 5");
        for (int i = 0; i < count; ++i) pieces.push_back(beside("castle-ladder", {0, 0}, 2 + 2 * i, Direction::E));
        return board_of(pieces);
    };
    const auto whole = with_ladders(2), half = with_ladders(1);
    CHECK(step(*whole, on(*whole, 0, 0, 1), on(*whole, 1, 0, 5)).ladder);
    CHECK(step(*whole, on(*whole, 1, 0, 5), on(*whole, 0, 0, 1)).ladder);
    CHECK_FALSE(step(*half, on(*half, 0, 0, 1), on(*half, 1, 0, 5)).ladder);
    const auto above = board_of(land("1 2") + Pieces{beside("castle-ladder", {1, 0}, 3, Direction::W)});
    CHECK_FALSE(step(*above, on(*above, 0, 0, 1), on(*above, 1, 0, 2)).ladder);
}

TEST_CASE("Trees are crossed in the air only, the hive's hexes are spaces that nobody crosses", "[HIVE-02][HIVE-05]") {
    const auto board = board_of(land("1 1") + Pieces{at("tree-10", {1, 0}, 2), at("marro-hive", {4, 0}, 1)});
    CHECK((*board)[on(*board, 1, 0, 11)].stand == Stand::Obstacle);
    CHECK((*board)[on(*board, 4, 0, 1)].stand == Stand::Figure);
    CHECK((*board)[on(*board, 4, 0, 1)].height == 0);
}

TEST_CASE("When a piece goes, spaces that stay keep their numbers") {
    const Pieces base = each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
    const auto before = board_of(base + Pieces{at("grass-1", {1, 0}, 2), at("tree-10", {3, 0}, 2)});
    const auto after = board_of(base, *rules_of("master-2007"), before.get());
    CHECK(after->version() == before->version() + 1);
    for (const int q : {0, 2, 4, 5}) CHECK(after->index({{q, 0}, 1}) == before->index({{q, 0}, 1}));
    const SpaceIndex gone = before->index({{1, 0}, 2});
    CHECK((*after)[gone].stand == Stand::Gone);
    CHECK(after->index({{1, 0}, 2}) == no_space);
    CHECK((*after)[on(*after, 3, 0, 1)].stand == Stand::Figures);
    const auto again = board_of(base + Pieces{at("grass-1", {1, 0}, 2)}, *rules_of("master-2007"), after.get());
    CHECK(again->index({{1, 0}, 2}) == gone);
}

TEST_CASE("The ground does what the rules' terrain rows say, snow and ice as chosen", "[TERRAIN-CHOICE-01]") {
    const auto wet = board_of(land("1 ~"));
    CHECK((*wet)[on(*wet, 1, 0, 1)].ground.stops);
    CHECK((*wet)[on(*wet, 0, 0, 1)].ground == GroundEffect{});
    const auto cold =
        board_of({at("ice-6", {0, 0})}, choose_terrain(*rules_of("master-2007"), Snow::Light, Ice::Slippery));
    CHECK((*cold)[on(*cold, 0, 0, 1)].ground.cost == 2);
    const auto cool =
        board_of({at("ice-6", {0, 0})}, choose_terrain(*rules_of("master-2007"), Snow::Heavy, Ice::Normal));
    CHECK((*cool)[on(*cool, 0, 0, 1)].ground.cost == 1);
}
