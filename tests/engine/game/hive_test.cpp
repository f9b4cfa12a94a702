// The Marro Hive in play: a turn for its Drudge and Stingers, figures that return, height against it.
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The first player's Hive lies on the table on the left; its hexes are 0,0 to 2,0 and -1,1 to 1,1.
DrawnGame beside_hive(const std::string& land) {
    DrawnGame game(land);
    game.players() = {{.number = 1}, {.number = 2}};
    const PieceId hive =
        game.scenario().battlefield.add({.kind = *fixtures().piece("marro-hive"), .at = {0, 0}}, fixtures());
    game.scenario().battlefield.name(hive, "hive");
    game.players()[0].owns = {{"marro-hive", "hive", true}};
    return game;
}

constexpr const char* beside_land = R"(
        . . . 1 1 1 1 1 1 1 1 1 1 1 1 1 1
         . . 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1)";

}  // namespace

TEST_CASE("Hive Mind: a squad of Marro takes its turn first, those within twelve clear-sight spaces",
          "[SPECIAL-06][HIVE-09][CARD-REF-02]") {
    GameState game = beside_hive(beside_land)
                         .army(1, "marro-drudge", {{4, 0}, {14, 0}, {15, 0}})
                         .army(1, "marrden-nagrubs", {{5, 0}, {5, 1}, {6, 1}})
                         .army(2, "finn", {{10, 1}})
                         .start();
    to_turn_of(game, "1.marro-hive");
    REQUIRE(uses(game).size() == 1);  // The Drudge only; Nagrubs are not Marro.
    CHECK(uses(game).front().card == card(game, "1.marro-drudge"));
    act(game, uses(game).front());
    CHECK(game.turns.back().card == card(game, "1.marro-drudge"));
    const auto may_move = [&](const char* name) {
        const auto moves = offered<Move>(game);
        return std::ranges::count(moves, fig(game, name), &Move::figure) > 0;
    };
    CHECK(may_move("1.marro-drudge.1.1"));
    CHECK(may_move("1.marro-drudge.1.2"));                         // Twelve spaces from the Hive's end.
    CHECK_FALSE(may_move("1.marro-drudge.1.3"));                   // Thirteen spaces.
    CHECK(game.turns.front().card == card(game, "1.marro-hive"));  // The hive's own turn comes after it.
}

TEST_CASE("Marro Rebirth: after its turn a destroyed one comes back next to the Hive, from 13 on",
          "[SPECIAL-06][HIVE-08]") {
    for (const int rolled : {12, 13}) {
        GameState game = beside_hive(beside_land)
                             .army(1, "marro-drudge", {{12, 0}, {14, 0}, {15, 0}})
                             .army(2, "finn", {{10, 1}})
                             .start();
        destroy(game, "1.marro-drudge.1.1");
        to_turn_of(game, "1.marro-hive");
        while (game.turns.back().phase != Turn::Phase::End) act(game, Done{});
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        const auto places = offered<PlaceFigure>(game);
        CHECK(places.empty() == (rolled == 12));
        if (rolled == 12) continue;
        for (const PlaceFigure& place : places) {  // 3,0 or 2,1.
            const HexCoord hex = (*game.board)[place.at].space.at;
            CHECK((hex == HexCoord{3, 0} || hex == HexCoord{2, 1}));
        }
        act(game, places.front());
        CHECK(game[fig(game, "1.marro-drudge.1.1")].at() == places.front().at);
        CHECK(figures_on_board(game, card(game, "1.marro-drudge")) == 3);
    }
}

TEST_CASE("against the Hive one stands higher than its swamp water, not lower than its roof", "[HEIGHT-06][HIVE-05]") {
    GameState game = beside_hive("\n        . . . 1 1 1\n         . . s 1 1 1")
                         .army(1, "marro-drudge", {{5, 0}})
                         .army(2, "finn", {{3, 0}})
                         .army(2, "thorgrim", {{2, 1}})
                         .start();
    CHECK(attack_of(game, "2.finn.1.1", "1.marro-hive.1.1").height == 1);  // From land one level above.
    CHECK(defense_dice(game, "2.finn.1.1", "1.marro-hive.1.1") == 2);
    CHECK(attack_of(game, "2.thorgrim.1.1", "1.marro-hive.1.1").height == 0);  // From swamp water.
    CHECK(attack_of(game, "1.marro-hive.1.1", "2.finn.1.1").height == 0);
    CHECK(defense_dice(game, "1.marro-hive.1.1", "2.finn.1.1") == 4 + 1 + 1);  // Thorgrim stands beside him.
}
