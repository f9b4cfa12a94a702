// The Oathbound: figures that lie on the card of another one.
#include "tests/cards/card_turns.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string phalanx = "1.oathbound-phalanx.1.1";
const std::string first = "1.oathbound-legionnaires.1.1", second = "1.oathbound-legionnaires.1.2";

bool is_on_card(const GameState& game, const std::string& name) {
    return game[fig(game, name)].place == Figure::Place::Carried && game[fig(game, name)].bearer == fig(game, phalanx);
}

// So many Legionnaires go onto the card as the game begins.
GameState oathbound(DrawnGame drawn, int on_card) {
    GameState game =
        drawn.army(1, "oathbound-phalanx", {{1, 1}}).army(1, "oathbound-legionnaires", {{1, 2}, {0, 3}}).start();
    for (int i = 0; i < on_card; ++i) act(game, offered<ChooseFigure>(game).front());
    if (is_asked(game)) act(game, Done{});
    return game;
}

}  // namespace

TEST_CASE(
    "Become One and Break the Link: Legionnaires go onto the card of the Phalanx and come off it before its turn") {
    const GameState alone =
        on_shipped_meadow().army(1, "oathbound-legionnaires", {{1, 2}, {0, 3}}).army(2, "crixus", {{7, 1}}).start();
    CHECK_FALSE(is_asked(alone));  // There is no Phalanx.
    GameState game = oathbound(on_shipped_meadow().army(2, "crixus", {{7, 1}}), 2);
    CHECK(is_on_card(game, first));
    CHECK(is_on_card(game, second));
    to_turn_of(game, "1.oathbound-phalanx");
    use_power_of(game, phalanx, "Break the Link");
    act(game, offered<PlaceFigure>(game).front());
    CHECK(game[fig(game, first)].on_board());
    CHECK(BoardQuery(game).adjacent(fig(game, phalanx), fig(game, first)));
    act(game, Done{});
    CHECK(is_on_card(game, second));
    while (game.turns.back().phase != Turn::Phase::End) act(game, Done{});
    const auto next = uses_of(game, phalanx, "Break the Link");
    REQUIRE(next.size() == 1);
    act(game, next.front());
    CHECK(turn_is_of(game, "1.oathbound-legionnaires"));
    // Instead of an attack, from beside the Phalanx alone.
    GameState back = oathbound(on_shipped_meadow().army(2, "crixus", {{7, 1}}), 0);
    to_turn_of(back, "1.oathbound-legionnaires");
    to_attacks(back);
    CHECK(uses_of(back, first, "Become One").size() == 1);
    CHECK(uses_of(back, second, "Become One").empty());
    use_power_of(back, first, "Become One");
    CHECK(is_on_card(back, first));
}

TEST_CASE(
    "One Falls, the Swarm Survives: a Legionnaire on the card for all wounds, and none outlives the Phalanx there") {
    for (const bool gives : {true, false}) {
        GameState game = oathbound(on_shipped_meadow().army(2, "crixus", {{7, 1}}), 1);
        wound_by(game, phalanx, 2, "2.crixus.1.1");
        REQUIRE(is_asked(game));
        act(game, Answer{gives});
        CHECK(wounds_of(game, phalanx) == (gives ? 0 : 2));
        CHECK(is_destroyed(game, first) == gives);
        if (gives) {
            wound_by(game, phalanx, 1, "2.crixus.1.1");
            CHECK_FALSE(is_asked(game));  // Nobody is left on the card.
            CHECK(wounds_of(game, phalanx) == 1);
        } else {
            destroy(game, phalanx);
            CHECK(is_destroyed(game, first));
            CHECK(game[fig(game, second)].on_board());
        }
    }
}

TEST_CASE("All as One: an attack for each Legionnaire on the card, and death for the small when all dice are skulls") {
    const int with = power_number("oathbound-phalanx", "All as One Special Attack");
    for (const int on_card : {0, 1, 2}) {
        GameState game = oathbound(on_shipped_meadow().army(2, "crixus", {{2, 1}}), on_card);
        to_turn_of(game, "1.oathbound-phalanx");
        to_attacks(game);
        int made = 0;
        while (turn_is_of(game, "1.oathbound-phalanx") &&
               may_attack(game, fig(game, phalanx), fig(game, "2.crixus.1.1"), with) && ++made < 5)
            attack_with(game, phalanx, "2.crixus.1.1", 0, 0, {}, with);
        CHECK(made == on_card);
    }
    for (const std::string id : {"crixus", "krug"})
        for (const int skulls : {2, 3}) {
            INFO(id << " " << skulls);
            GameState game = oathbound(on_shipped_meadow().army(2, id, stance(id, {2, 1}, {3, 1})), 1);
            to_turn_of(game, "1.oathbound-phalanx");
            to_attacks(game);
            dice(game, faces({{skull, skulls}, {blank, 3 - skulls}, {shield, 8}}));
            act(game, Attack{fig(game, phalanx), fig(game, first_of(2, id)), with});
            CHECK(is_destroyed(game, first_of(2, id)) == (id == "crixus" && skulls == 3));
        }
}
