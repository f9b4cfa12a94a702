#include "engine/players/path_estimate.h"

#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Steps = std::optional<int>;

struct Trip {
    Pieces pieces{};
    const char* edition = "master-2007";
    int height = 5;
    bool flies = false, beside = false;
};

// With nobody on it.
GameState state_on(const Pieces& pieces, const char* edition) {
    GameState state;
    state.setup = std::make_shared<const GameSetup>(GameSetup{.rules = *rules_of(edition)});
    const auto board = make_board(battlefield(pieces), kinds(), state.rules());
    REQUIRE(board);
    state.board = *board;
    return state;
}

// Of the way along the row from its first space to the lowest one of its last hex; none if there is no way.
Steps steps(const Trip& trip, HexCoord to) {
    const GameState state = state_on(trip.pieces, trip.edition);
    const auto height = static_cast<std::int16_t>(trip.height);
    const Climber who = climber_of({.height = height, .climb_height = height}, state.rules(), trip.flies);
    const std::vector<Goal> goals{{.at = state.board->spaces_at(to).front(), .beside = trip.beside}};
    PathEstimate estimate;
    estimate.find(state, who, goals);
    const int found = estimate.steps(state.board->spaces_at({0, 0}).front());
    return found == PathEstimate::never ? std::nullopt : Steps(found);
}

}  // namespace

TEST_CASE("the way to a goal costs a step for each space, climbing by the level, and water delays") {
    CHECK(steps({land("1 1 1")}, {2, 0}) == 2);
    CHECK(steps({land("1 3 1")}, {2, 0}) == 4);
    CHECK(steps({land("1 ~ 1")}, {2, 0}) == 1 + 3 + 2);
    CHECK(steps({.pieces = land("1 ~ 9"), .flies = true}, {2, 0}) == 2);
}

TEST_CASE("the way to a goal leads as high as the edition lets a figure climb",
          "[MOVE-UP-04][MOVE-UP-05][MOVE-UP-06]") {
    CHECK(steps({land("1 6")}, {1, 0}) == Steps{});
    CHECK(steps({land("1 6"), "master-2004"}, {1, 0}) == 6);
    CHECK(steps({land("1 9"), "basic-2007"}, {1, 0}) == 9);
    Pieces ladder = land("1 7");
    for (const int level : {2, 4, 6}) ladder.push_back(beside("castle-ladder", {0, 0}, level, Direction::E));
    CHECK(steps({ladder}, {1, 0}) == 7);
}

TEST_CASE("the way to a goal goes over low walls at their price and never over high ones",
          "[OBST-01][OBST-02][OBST-03]") {
    const Pieces battlement = land("1 1") + Pieces{beside("castle-battlement", {0, 0}, 2, Direction::E)};
    const Pieces outside = land("1 1") + Pieces{beside("castle-battlement", {1, 0}, 2, Direction::W)};
    CHECK(steps({battlement}, {1, 0}) == 1 + 2);
    CHECK(steps({outside}, {1, 0}) == 1 + 3);
    CHECK(steps({battlement, "basic-2007"}, {1, 0}) == Steps{});
    const Pieces wall = land("1 1") + Pieces{beside("laur-wall-ruin", {0, 0}, 2, Direction::E)};
    CHECK(steps({wall}, {1, 0}) == Steps{});
    CHECK(steps({.pieces = wall, .flies = true}, {1, 0}) == 1);
}

TEST_CASE("the way to a goal leads through no opening that is too low, on foot or flying", "[OVERHANG-02]") {
    // The cave is five levels high, but only one level of air is left to the plateau beside it.
    const Pieces cave = land("5 1") + Pieces{at("grass-1", {1, 0}, 7)};
    CHECK(steps({.pieces = cave, .height = 1}, {1, 0}) == 1);
    CHECK(steps({cave}, {1, 0}) == Steps{});
    CHECK(steps({.pieces = cave, .flies = true}, {1, 0}) == Steps{});
    // To fight somebody in there, it is enough to stand before it.
    CHECK(steps({.pieces = cave, .beside = true}, {1, 0}) == 1);
}

TEST_CASE("a way that is known is not searched again, and is never that of another board, goal or climber") {
    GameState state = state_on(land("1 3 1"), "master-2007");
    const auto at = [&](int q) { return state.board->spaces_at({q, 0}).front(); };
    const auto to = [&](int q) { return std::vector<Goal>{{.at = at(q)}}; };
    const Climber walks{}, flies{.flying = true};
    const auto known = path_to(state, walks, to(2));
    CHECK(known->steps(at(0)) == 4);
    CHECK(path_to(state, walks, to(2)) == known);
    CHECK(path_to(state, flies, to(2))->steps(at(0)) == 2);
    CHECK(path_to(state, walks, to(1))->steps(at(0)) == 3);
    state.board = state_on(land("1 1 1"), "master-2007").board;
    CHECK(path_to(state, walks, to(2))->steps(at(0)) == 2);
}
