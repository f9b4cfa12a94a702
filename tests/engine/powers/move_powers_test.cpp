// Powers that move figures, on drawn boards: a power overrides the general rules (SPECIAL-06).
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Flying: levels do not count, and it may land anywhere within its Move", "[FLY-01][FLY-02][SPECIAL-06]") {
    GameState game = DrawnGame("1 9 1 ~ 1 1 1 1").army(1, "raelin-sotm", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.raelin-sotm");
    CHECK(move_to(game, "1.raelin-sotm.1.1", {1, 0}).has_value());
    CHECK(move_to(game, "1.raelin-sotm.1.1", {6, 0}).has_value());
}

TEST_CASE("Flying: whom it is engaged with at take-off may strike, others may not",
          "[FLY-03][FLY-EX-01][FLY-EX-02][SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "raelin-sotm", {{0, 0}}).army(2, "marro-drudge", {{1, 0}, {3, 0}, {7, 3}}).start();
    to_turn_of(game, "1.raelin-sotm");
    const auto move = move_to(game, "1.raelin-sotm.1.1", {6, 0});
    REQUIRE(move);
    act(game, *move);
    CHECK(next_step(game)->kind == Step::Kind::Swipe);
    act(game, Answer{false});
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK(game[fig(game, "1.raelin-sotm.1.1")].wounds == 0);
}

TEST_CASE("Grapple Arm: four spaces whatever the levels, instead of his move", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 9 9 9 9 9 1 1").army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.drake-sotm");
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {1, 0}));
    CHECK(move_to(game, "1.drake-sotm.1.1", {4, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {5, 0}, 2));
}

TEST_CASE("Grapple Gun: one space, up to 25 levels higher", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 9 9 1 1 1 1 1").army(1, "drake-rotv", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.drake-rotv");
    CHECK(move_to(game, "1.drake-rotv.1.1", {1, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-rotv.1.1", {2, 0}, 2));
}

TEST_CASE("Phantom Walk: through enemies, and nobody strikes as she leaves", "[CARD-SHIORI-02][SPECIAL-06]") {
    GameState game = DrawnGame("1 1 1 1 1 1 1 1")
                         .army(1, "shiori", {{0, 0}})
                         .army(2, "marro-drudge", {{1, 0}, {2, 0}, {7, 0}})
                         .start();
    to_turn_of(game, "1.shiori");
    const auto move = move_to(game, "1.shiori.1.1", {5, 0});
    REQUIRE(move);
    act(game, *move);
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK_FALSE(move_to(game, "1.shiori.1.1", {2, 0}));
}

TEST_CASE("Trample Stomp: a figure next to him on his level, he takes the place of who dies and may go on",
          "[SPECIAL-06]") {
    for (const int rolled : {7, 8}) {
        GameState game = on_meadow()
                             .army(1, "tor-kul-na", {{0, 1}, {1, 1}})
                             .army(2, "marro-drudge", {{2, 1}, {7, 0}, {7, 1}})
                             .start();
        to_turn_of(game, "1.tor-kul-na");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        const bool works = rolled == 8;
        CHECK((game[fig(game, "2.marro-drudge.1.1")].place == Figure::Place::Destroyed) == works);
        CHECK(game[fig(game, "1.tor-kul-na.1.1")].at() == at(game, works ? HexCoord{2, 1} : HexCoord{0, 1}));
        const auto moves = offered<Move>(game);
        CHECK((std::ranges::count(moves, fig(game, "1.tor-kul-na.1.1"), &Move::figure) > 0) == works);
    }
}

TEST_CASE("Trample Stomp after a part of his move: what is left of it he may still walk", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "tor-kul-na", {{1, 1}, {0, 1}}).army(2, "marro-drudge", {{4, 1}, {7, 0}, {7, 3}}).start();
    to_turn_of(game, "1.tor-kul-na");
    CHECK(uses(game).empty());  // Nobody is next to him.
    act(game, *move_to(game, "1.tor-kul-na.1.1", {3, 1}));
    REQUIRE_FALSE(uses(game).empty());
    dice(game, {8});
    act(game, uses(game).front());
    CHECK(game[fig(game, "1.tor-kul-na.1.1")].at() == at(game, {4, 1}));
    CHECK(move_to(game, "1.tor-kul-na.1.1", {7, 1}));  // Two of his six spaces were walked.
}

TEST_CASE("Swamp Water Tunnel: after a move that ends in swamp water, to another within five spaces on its level",
          "[SPECIAL-06]") {
    GameState game = DrawnGame("1 s 1 1 1 s s s 1").army(1, "marro-drudge", {{0, 0}}).army(2, "finn", {{8, 0}}).start();
    to_turn_of(game, "1.marro-drudge");
    act(game, *move_to(game, "1.marro-drudge.1.1", {1, 0}));
    const auto tunnels = uses(game);
    CHECK(tunnels.size() == 2);  // Four and five spaces away, not six.
    act(game, tunnels.front());
    CHECK(game[fig(game, "1.marro-drudge.1.1")].at() == at(game, {5, 0}));
    CHECK(uses(game).empty());
}

TEST_CASE("Swamp Water Tunnel after a move of no space", "[MOVE-02][SPECIAL-06]") {
    GameState game =
        DrawnGame("s 1 1 s 1 1 1 1 1").army(1, "marro-drudge", {{0, 0}, {1, 0}}).army(2, "finn", {{8, 0}}).start();
    to_turn_of(game, "1.marro-drudge");
    REQUIRE(uses(game).size() == 1);
    act(game, uses(game).front());
    CHECK(game[fig(game, "1.marro-drudge.1.1")].at() == at(game, {3, 0}));
    CHECK(uses(game).empty());  // It has moved.
    for (const Move& move : offered<Move>(game)) CHECK(move.figure != fig(game, "1.marro-drudge.1.1"));
}

TEST_CASE("Climb X2: a Nagrub climbs five levels and falls from six", "[MOVE-UP-04][SPECIAL-06]") {
    GameState game = DrawnGame("1 6 1 1 1 1").army(1, "marrden-nagrubs", {{0, 0}}).army(2, "finn", {{5, 0}}).start();
    to_turn_of(game, "1.marrden-nagrubs");
    CHECK(move_to(game, "1.marrden-nagrubs.1.1", {1, 0}));
}

TEST_CASE("Berserker Charge: from 15 on all move again, and again", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "tarn-viking-warriors", {{0, 0}, {0, 1}, {0, 2}, {0, 3}}).army(2, "finn", {{7, 0}}).start();
    to_turn_of(game, "1.tarn-viking-warriors");
    to_attacks(game);
    for (const int rolled : {15, 20}) {
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK_FALSE(offered<Move>(game).empty());
        act(game, Done{});
    }
    dice(game, {14});
    act(game, uses(game).front());
    CHECK(to_decide(game) == PlayerId{1});
}

TEST_CASE("The Drop: off the board until 13, then apart from everybody", "[SPECIAL-06]") {
    DrawnGame start = on_meadow().army(1, "airborne-elite", {}).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 3}});
    GameState game = start.start();
    CHECK(figures_on_board(game, card(game, "1.airborne-elite")) <= 4);
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        GameState other = start.start(seed);
        if (next_step(other)->kind != Step::Kind::PowerStep) continue;
        for (int i = 0; i < 4; ++i) {
            for (const PlaceFigure& place : offered<PlaceFigure>(other))
                for (const Link& link : other.board->links(place.at)) CHECK_FALSE(figure_at(other, link.to).valid());
            act(other, legal_actions(other).front());
        }
        CHECK(figures_on_board(other, card(other, "1.airborne-elite")) == 4);
        return;
    }
    FAIL("they never landed");
}

TEST_CASE("Ghost Walk and Disengage: Carr goes through anybody, and nobody strikes as he leaves", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 1 1 1 1 1 1 1")
                         .army(1, "agent-carr", {{0, 0}})
                         .army(2, "marro-drudge", {{1, 0}, {2, 0}, {7, 0}})
                         .start();
    to_turn_of(game, "1.agent-carr");
    const auto move = move_to(game, "1.agent-carr.1.1", {4, 0});
    REQUIRE(move);
    CHECK_FALSE(move_to(game, "1.agent-carr.1.1", {2, 0}));
    act(game, *move);
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK(hex_of(game, "1.agent-carr.1.1") == HexCoord{4, 0});
}
