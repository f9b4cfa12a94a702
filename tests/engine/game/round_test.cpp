// Rounds of the master game: order markers, initiative, three turns each, dead cards, the round track, points.
#include "engine/game/digest.h"
#include "engine/game/observation.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <map>
#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

DrawnGame duel_with_sonlen(const std::string& edition = "master-2007") {
    return DrawnGame(grassland, edition)
        .army(1, "finn", {{0, 0}})
        .army(1, "sonlen", {{0, 2}})
        .army(2, "thorgrim", {{7, 0}})
        .army(2, "tarn-viking-warriors", {{7, 2}, {6, 2}, {5, 2}, {6, 1}});
}

// Places the markers of the player who decides: 1, 2, 3 and X on these cards.
void mark(GameState& game, std::vector<std::string> cards) {
    for (int marker = 1; marker <= 4; ++marker)
        act(game, PlaceMarker{marker, card(game, cards[static_cast<std::size_t>(marker - 1)])});
}

// Lets everybody pass until the round is over; returns the turns in order.
std::vector<std::string> turns_of_round(GameState& game, Events events = {}) {
    std::vector<std::string> turns;
    const int round = game.round;
    for (int guard = 0; guard < 200; ++guard) {
        for (const Event& each : events) {
            if (const auto* began = std::get_if<event::TurnBegan>(&each)) turns.push_back(name_of(game, began->card));
            if (const auto* lost = std::get_if<event::TurnLost>(&each))
                turns.push_back("lost by " + std::to_string(lost->player.value + 1));
        }
        if (game.over || game.round != round) break;
        events = pass(game);
    }
    return turns;
}

}  // namespace

TEST_CASE("each player has four markers, places all of them, and may put several on one card",
          "[SETUP-MARKERS-01][ORDER-01][ORDER-02][ORDER-10]") {
    for (const char* edition : {"master-2004", "master-2007", "master-2022"}) {
        INFO(edition);
        GameState game = duel_with_sonlen(edition).start();
        CHECK(game.round == 1);
        for (const int player : {0, 1}) {
            for (int marker = 1; marker <= 4; ++marker) {
                CHECK(to_decide(game) == PlayerId{player});
                const auto places = offered<PlaceMarker>(game);
                REQUIRE(places.size() == 2);                         // Either of the two cards.
                CHECK(places.size() == legal_actions(game).size());  // And nothing else.
                CHECK(places.front().marker == marker);
                act(game, places.front());
            }
        }
        CHECK(game.cards[0].markers == 0b1111);
    }
}

TEST_CASE("a round: markers, initiative, three turns for each, then the next round",
          "[ROUND-01][ROUND-02][ROUND-03][ROUND-04][ORDER-04][INIT-06][TURN-05]") {
    GameState game = duel_with_sonlen().start();
    mark(game, {"1.finn", "1.sonlen", "1.finn", "1.sonlen"});
    for (int marker = 1; marker <= 3; ++marker) act(game, PlaceMarker{marker, card(game, "2.thorgrim")});
    dice(game, {3, 17});
    const Events events = act(game, PlaceMarker{4, card(game, "2.tarn-viking-warriors")});
    CHECK(turns_of_round(game, events) ==
          std::vector<std::string>{"2.thorgrim", "1.finn", "2.thorgrim", "1.sonlen", "2.thorgrim", "1.finn"});
    CHECK(game.round == 2);
    CHECK(game.cards[0].markers == 0);  // Back in the pool.
    CHECK(next_step(game)->kind == Step::Kind::Markers);
}

TEST_CASE("initiative: the highest goes first, those who tie roll again", "[INIT-01][INIT-02][INIT-05]") {
    GameState game = duel_with_sonlen().start();
    mark(game, {"1.finn", "1.finn", "1.finn", "1.finn"});
    for (int marker = 1; marker <= 3; ++marker) act(game, PlaceMarker{marker, card(game, "2.thorgrim")});
    dice(game, {12, 12, 4, 9});
    const Events events = act(game, PlaceMarker{4, card(game, "2.thorgrim")});
    CHECK(happened<event::Initiative>(events).size() == 4);
    CHECK(happened<event::InitiativeWon>(events).front().player == PlayerId{1});
    CHECK(game.order == std::vector<PlayerId>{PlayerId{1}, PlayerId{0}});
}

TEST_CASE("play passes to the left: three players", "[INIT-06][INIT-04]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{7, 0}})
                         .army(3, "sonlen", {{3, 2}})
                         .start();
    for (int player = 0; player < 3; ++player)
        for (int marker = 1; marker <= 4; ++marker) {
            if (player == 2 && marker == 4) dice(game, {2, 15, 17});
            act(game, legal_actions(game).front());
        }
    CHECK(game.order == std::vector<PlayerId>{PlayerId{2}, PlayerId{0}, PlayerId{1}});
}

TEST_CASE("Dagmar adds eight to the initiative, to re-rolls too", "[GLYPH-DAGMAR-01][INIT-03][MOVE-SPEC-01]") {
    GameState game = duel_with_sonlen("master-2004").glyph("dagmar", {0, 0}).start();
    mark(game, {"1.finn", "1.finn", "1.finn", "1.finn"});
    for (int marker = 1; marker <= 3; ++marker) act(game, PlaceMarker{marker, card(game, "2.thorgrim")});
    dice(game, {5, 13, 5, 12});
    const Events events = act(game, PlaceMarker{4, card(game, "2.thorgrim")});
    CHECK(happened<event::Initiative>(events).size() == 4);  // 5 + 8 ties with 13.
    CHECK(game.order.front() == PlayerId{0});
}

TEST_CASE("opponents do not see the numbers of markers, teammates do", "[ORDER-03][TEAM-03][TURN-03]") {
    for (const bool together : {false, true}) {
        DrawnGame start = duel_with_sonlen();
        if (together) start.army(3, "raelin-sotm", {{3, 1}}).team(1, 1).team(2, 1);
        GameState game = start.start();
        mark(game, {"1.finn", "1.sonlen", "1.sonlen", "1.finn"});
        // All players place theirs at the same time.
        CHECK(observation(game, PlayerId{1})[card(game, "1.finn")].hidden == 0);
        mark(game, {"2.thorgrim", "2.thorgrim", "2.thorgrim", "2.thorgrim"});
        if (together) mark(game, {"3.raelin-sotm", "3.raelin-sotm", "3.raelin-sotm", "3.raelin-sotm"});
        const GameState seen = observation(game, PlayerId{1});
        const GameCard& finn = seen[card(seen, "1.finn")];
        CHECK(((finn.markers & ~finn.revealed) != 0) == together);
        const int revealed = __builtin_popcount(game[card(game, "1.finn")].revealed);
        CHECK(finn.hidden == (together ? 0 : 2 - revealed));  // Everybody sees how many lie there.
        CHECK(observation(game, PlayerId{0})[card(game, "1.finn")].markers == 0b1001);
    }
}

TEST_CASE("while markers are placed, nobody sees on which cards the others have placed theirs", "[ORDER-03]") {
    GameState one = duel_with_sonlen().start(), other = one;
    mark(one, {"1.finn", "1.finn", "1.finn", "1.finn"});
    mark(other, {"1.sonlen", "1.sonlen", "1.finn", "1.sonlen"});
    REQUIRE_FALSE(one == other);
    CHECK(observation(one, PlayerId{1}) == observation(other, PlayerId{1}));
}

TEST_CASE("a revealed marker lies number up, and moving and attacking are optional", "[TURN-02][TURN-03][TURN-01]") {
    GameState game = duel_with_sonlen().start();
    to_turn_of(game, "1.finn");
    CHECK(game[card(game, "1.finn")].revealed == 0b0001);
    CHECK(observation(game, PlayerId{1})[card(game, "1.finn")].markers == 0b0001);
    CHECK(allowed(game, Done{}));
    CHECK(offered<Attack>(game).empty());  // Moves come first.
}

TEST_CASE("markers of a dead card are not revealed and their turns are lost",
          "[TURN-04][LIFE-05][LIFE-06][LIFE-EX-01][LIFE-04]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{1, 0}})
                         .army(2, "sonlen", {{7, 2}})
                         .start();
    mark(game, {"1.finn", "1.finn", "1.finn", "1.finn"});
    for (const int marker : {1, 2, 3}) act(game, PlaceMarker{marker, card(game, "2.thorgrim")});
    dice(game, {20, 1});
    act(game, PlaceMarker{4, card(game, "2.thorgrim")});
    act(game, PutFigure{fig(game, "2.thorgrim.1.1"), game[fig(game, "2.thorgrim.1.1")].at(), no_space, 3});
    to_attacks(game);
    dice(game, faces({{skull, 3}, {blank, 9}}));
    Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1"), 0});
    CHECK(happened<event::CardOut>(events).size() == 1);
    CHECK(game[card(game, "2.thorgrim")].revealed == 0);
    while (next_step(game)->kind == Step::Kind::Spirit || next_step(game)->kind == Step::Kind::TakeTurnStep) {
        const Events more = pass(game);
        events.insert(events.end(), more.begin(), more.end());
    }
    CHECK(happened<event::TurnLost>(events).size() == 3);
    CHECK(game.round == 2);
    for (const PlaceMarker& place : offered<PlaceMarker>(game)) CHECK(place.card != card(game, "2.thorgrim"));
}

TEST_CASE("markers of a card that was out of play stay unrevealed although a figure has come back in that round",
          "[LIFE-05]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{7, 0}})
                         .army(2, "sonlen", {{7, 2}})
                         .start();
    mark(game, {"1.finn", "1.finn", "1.finn", "1.finn"});
    for (const int marker : {1, 2, 3}) act(game, PlaceMarker{marker, card(game, "2.thorgrim")});
    dice(game, {20, 1});
    act(game, PlaceMarker{4, card(game, "2.thorgrim")});
    const FigureId thorgrim = fig(game, "2.thorgrim.1.1");
    const SpaceIndex stood = game[thorgrim].at();
    Events events;
    GameUpdate update{game, events};
    update.destroy(thorgrim);
    const auto digest_without = hexwright::game::digest_of(game);
    act(game, PutFigure{thorgrim, stood, no_space, 0});
    REQUIRE(life_left(game, card(game, "2.thorgrim")));
    CHECK(hexwright::game::digest_of(game) != digest_without);
    while (game.round == 1) {
        const Events more = pass(game);
        events.insert(events.end(), more.begin(), more.end());
        if (game.round == 1) CHECK(game[card(game, "2.thorgrim")].revealed == 0);
    }
    CHECK(happened<event::TurnLost>(events).size() == 3);
    CHECK_FALSE(game[card(game, "2.thorgrim")].was_out);
    mark(game, {"1.finn", "1.finn", "1.finn", "1.finn"});
    CHECK(std::ranges::count(offered<PlaceMarker>(game), card(game, "2.thorgrim"), &PlaceMarker::card) == 1);
}

TEST_CASE("the round track ends the game, most points win, a tie is a draw",
          "[END-02][END-03][SCORE-01][SCORE-05][BUILD-14]") {
    for (const bool tie : {false, true}) {
        DrawnGame start =
            DrawnGame(grassland).army(1, "finn", {{0, 0}}).army(2, tie ? "thorgrim" : "sonlen", {{7, 0}}).rounds(1);
        GameState game = start.start();
        Events events;
        while (!game.over) events = pass(game);
        CHECK(game.round == 1);
        CHECK(happened<event::Scored>(events).size() == 2);
        CHECK(happened<event::Scored>(events).front().points == 8'000);
        CHECK(game.winners == (tie ? std::vector<PlayerId>{} : std::vector<PlayerId>{PlayerId{1}}));
    }
}

TEST_CASE("teams: friends by team, last team wins, points of members are added",
          "[TEAM-02][TEAM-04][SCORE-04][END-04]") {
    DrawnGame start = DrawnGame(grassland)
                          .army(1, "finn", {{0, 0}})
                          .army(2, "thorgrim", {{1, 0}})
                          .army(3, "sonlen", {{7, 0}})
                          .team(1, 1)
                          .team(2, 1)
                          .team(3, 2)
                          .rounds(1);
    GameState game = start.start();
    CHECK(friends(game, fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1")));
    CHECK_FALSE(friends(game, fig(game, "1.finn.1.1"), fig(game, "3.sonlen.1.1")));
    to_turn_of(game, "1.finn");
    to_attacks(game);
    CHECK_FALSE(may_attack(game, fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1")));
    while (!game.over) pass(game);
    CHECK(game.winners.empty());  // 80 + 80 against 160.
}

TEST_CASE("the Master Game is for two or more, teams may be asked for",
          "[SETUP-17][TEAM-05][MULTISET-01][MULTISET-09]") {
    DrawnGame four = DrawnGame(grassland);
    // All with the same card.
    for (int player = 1; player <= 8; ++player) four.army(player, "finn", {{player - 1, 0}});
    CHECK(four.try_start().has_value());
}
