// Where zones lose figures, and to whom.
#include "engine/simulation/losses.h"

#include "engine/rules/edition.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <memory>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// From left to right: low ground, a step, a tower of five levels, and far away low ground again.
struct Ridge {
    std::shared_ptr<const Board> board =
        *make_board(battlefield(land("1 1 2 5 1 1 1 1")), kinds(), *rules_of("master-2007"));
    SpaceIndex at(int q) const { return board->spaces_at({q, 0}).front(); }
};

}  // namespace

TEST_CASE("losses are summed by zone, with those from at least two levels above and the mean round") {
    const Ridge ridge;
    const Losses losses{{{"red", ridge.at(0), ridge.at(3), 1}, 3},
                        {{"red", ridge.at(0), ridge.at(2), 3}, 1},
                        {{"blue", ridge.at(3), ridge.at(0), 2}, 2}};
    const LossSum red = losses_of(losses, "red", *ridge.board), blue = losses_of(losses, "blue", *ridge.board);
    CHECK(red.figures == 4);
    CHECK(red.from_above == 3);
    CHECK(red.rounds == 1.5);
    CHECK(red.share_from_above() == 0.75);
    CHECK(blue.from_above == 0);
    CHECK(losses_of(losses, "green", *ridge.board).share_from_above() == 0);
}

TEST_CASE("the worst place of a zone is where most of its figures die within a hex, and whence they are hit") {
    const Ridge ridge;
    Losses losses{{{"red", ridge.at(0), ridge.at(3), 1}, 3},
                  {{"red", ridge.at(1), ridge.at(3), 1}, 4},
                  {{"red", ridge.at(7), ridge.at(6), 1}, 3},
                  {{"red", ridge.at(7), no_space, 1}, 9}};  // By no attack.
    const auto worst = worst_place(losses, "red", *ridge.board);
    REQUIRE(worst);
    CHECK(worst->at == ridge.at(1));
    CHECK(worst->from == ridge.at(3));
    CHECK(worst->died_share == 0.7);
    CHECK(worst->hit_share == 1);
    CHECK(worst->levels == 4);
    CHECK_FALSE(worst_place(losses, "blue", *ridge.board));
}

TEST_CASE("losses of different games add up in any order") {
    const Ridge ridge;
    const Losses one{{{"red", ridge.at(0), ridge.at(3), 1}, 3}},
        other{{{"red", ridge.at(0), ridge.at(3), 1}, 2}, {{"blue", ridge.at(1), no_space, 4}, 1}};
    Losses there = one, back = other;
    add(there, other);
    add(back, one);
    CHECK(there == back);
    CHECK(there.at({"red", ridge.at(0), ridge.at(3), 1}) == 5);
}
