// Powers that heal, destroy, win over or come at the start of a turn, on drawn boards: a power overrides the general
// rules (SPECIAL-06).
#include "engine/story/story.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Dragon Healing: before he moves, a wounded hero within four spaces, from 15 on", "[SPECIAL-06]") {
    for (const int rolled : {14, 15}) {
        GameState game = on_meadow()
                             .army(1, "sonlen", {{0, 0}})
                             .army(1, "finn", {{4, 0}})
                             .army(1, "shiori", {{6, 0}})
                             .army(2, "thorgrim", {{7, 3}})
                             .start();
        wound(game, "1.finn.1.1", 2), wound(game, "1.shiori.1.1", 1);
        to_turn_of(game, "1.sonlen");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(game[fig(game, "1.finn.1.1")].wounds == (rolled == 15 ? 1 : 2));
        CHECK(uses(game).empty());  // Once a turn.
    }
}

TEST_CASE("Dragon Swoop: after moving, one figure within four spaces, from 15 on a wound, he may still attack",
          "[SPECIAL-06]") {
    for (const int rolled : {14, 15}) {
        GameState game =
            on_meadow().army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).army(2, "finn", {{5, 0}}).start();
        to_turn_of(game, "1.sonlen");
        CHECK(uses(game).empty());
        to_attacks(game);
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(game[fig(game, "2.thorgrim.1.1")].wounds == (rolled == 15 ? 1 : 0));
        CHECK_FALSE(offered<Attack>(game).empty());
    }
}

TEST_CASE("Hivelord Life Bonding: a Hivelord's turn first, and a Nagrub given up heals it",
          "[CARD-REF-01][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "marrden-nagrubs", {{0, 0}, {0, 1}, {0, 2}})
                         .army(1, "tor-kul-na", {{1, 0}, {2, 0}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    wound(game, "1.tor-kul-na.1.1", 2);
    to_turn_of(game, "1.marrden-nagrubs");
    REQUIRE(uses(game).size() == 1);
    CHECK(uses(game).front().card == card(game, "1.tor-kul-na"));
    act(game, uses(game).front());
    const auto given = offered<ChooseFigure>(game);
    CHECK_FALSE(given.empty());
    act(game, given.front());
    CHECK(game[fig(game, "1.tor-kul-na.1.1")].wounds == 1);
    CHECK(figures_on_board(game, card(game, "1.marrden-nagrubs")) == 2);
    CHECK(offered<ChooseFigure>(game).empty());  // Only one.
    while (game.turns.size() > 1) act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.marrden-nagrubs"));
    CHECK_FALSE(offered<Move>(game).empty());
}

TEST_CASE("Warrior's spirits: the fallen hero makes a unique card stronger for the game", "[SPECIAL-06]") {
    for (const char* hero : {"finn", "thorgrim"}) {
        GameState game =
            on_meadow().army(1, hero, {{0, 0}}).army(1, "sonlen", {{0, 3}}).army(2, "drake-sotm", {{1, 0}}).start();
        to_turn_of(game, "2.drake-sotm");
        to_attacks(game);
        dice(game, faces({{skull, 6}, {blank, 10}}));
        act(game, Attack{fig(game, "2.drake-sotm.1.1"), fig(game, std::string("1.") + hero + ".1.1"), 0});
        CHECK(offered<ChooseCard>(game).size() == 2);
        act(game, ChooseCard{card(game, "1.sonlen")});
        const bool attack = std::string(hero) == "finn";
        CHECK(attack_dice(game, "1.sonlen.1.1", "2.drake-sotm.1.1") == 4 + attack);
        CHECK(defense_dice(game, "2.drake-sotm.1.1", "1.sonlen.1.1") == 3 + !attack);
    }
}

TEST_CASE("A spirit goes to any Unique card, a fallen figure's too, and to an enemy's only if its player wants",
          "[SPECIAL-06]") {
    struct {
        std::vector<std::string> own;  // Beside the hero.
        std::vector<std::string> fallen;
        std::size_t cards;
        bool may_decline;
    } const rows[] = {{{"sonlen"}, {}, 2, false},
                      {{"sonlen", "marro-drudge"}, {"1.sonlen.1.1"}, 2, false},
                      {{"marro-drudge"}, {}, 1, true},  // Drudge are common: only the enemy's card is left.
                      {{"krav-maga-agents", "marro-drudge"}, {"1.krav-maga-agents.1.1"}, 2, false}};
    for (const char* hero : {"finn", "thorgrim"})
        for (const auto& row : rows) {
            DrawnGame start = on_meadow().army(1, hero, {{0, 0}}).army(2, "drake-sotm", {{1, 0}});
            for (std::size_t i = 0; i < row.own.size(); ++i) start.army(1, row.own[i], {{0, 2 + static_cast<int>(i)}});
            GameState game = start.start();
            for (const std::string& name : row.fallen) destroy(game, name);
            to_turn_of(game, "2.drake-sotm");
            to_attacks(game);
            dice(game, faces({{skull, 6}, {blank, 10}}));
            act(game, Attack{fig(game, "2.drake-sotm.1.1"), fig(game, std::string("1.") + hero + ".1.1"), 0});
            REQUIRE(next_step(game)->kind == Step::Kind::Spirit);
            INFO(hero << " beside " << row.own.front());
            CHECK(offered<ChooseCard>(game).size() == row.cards);
            CHECK(allowed(game, Done{}) == row.may_decline);
            if (row.may_decline) {
                CHECK(choice_of(game, Done{}).id == "choice.done");
                CHECK(happened<event::Spirit>(act(game, Done{})).empty());
                CHECK(game[card(game, "2.drake-sotm")].attack_bonus == 0);
            } else {
                act(game, ChooseCard{card(game, "1." + row.own.front())});
                const GameCard& stronger = game[card(game, "1." + row.own.front())];
                CHECK(stronger.attack_bonus + stronger.defense_bonus == 1);
            }
        }
}

TEST_CASE("The same card at both players: the d20 says whose power goes first", "[SPECIAL-05]") {
    DrawnGame start = on_meadow("master-2004")
                          .army(1, "airborne-elite", {})
                          .army(1, "finn", {{0, 0}})
                          .army(2, "airborne-elite", {})
                          .army(2, "thorgrim", {{7, 3}});
    bool both[2] = {};
    for (std::uint64_t seed = 1; seed < 200 && !(both[0] && both[1]); ++seed) {
        const auto started = start.try_start(seed);
        const auto rolls = happened<event::PowersFirst>(started->events);
        REQUIRE(rolls.size() == 1);
        const auto drops = happened<event::PowerUsed>(started->events);
        REQUIRE_FALSE(drops.empty());
        CHECK(controller(started->state, drops.front().figure) == rolls.front().player);
        CHECK(controller(started->state, rolls.front().figure) == rolls.front().player);
        both[rolls.front().player.index()] = true;
    }
    CHECK(both[0]);
    CHECK(both[1]);

    const auto alone = on_meadow("master-2004")
                           .army(1, "airborne-elite", {})
                           .army(1, "finn", {{0, 0}})
                           .army(2, "thorgrim", {{7, 3}})
                           .try_start();
    CHECK(happened<event::PowersFirst>(alone->events).empty());
}

TEST_CASE("Chomp: a squad figure dies, a hero from 16 on", "[CARD-REF-03][SPECIAL-06]") {
    for (const int rolled : {15, 16}) {
        GameState game = on_meadow()
                             .army(1, "grimnak", {{0, 0}, {1, 0}})
                             .army(2, "finn", {{2, 0}})
                             .army(2, "marro-drudge", {{0, 1}, {7, 3}})
                             .start();
        to_turn_of(game, "1.grimnak");
        to_attacks(game);
        CHECK(uses(game).size() == 2);
        for (const UsePower& use : uses(game)) {
            if (use.target != fig(game, "2.finn.1.1")) continue;
            dice(game, {rolled});
            act(game, use);
            break;
        }
        CHECK(game[fig(game, "2.finn.1.1")].on_board() == (rolled == 15));
    }
}

TEST_CASE("Chomp comes before the attack, before the move or after it, and once in a turn",
          "[CARD-REF-03][SPECIAL-06]") {
    const auto grimnak = [] {
        GameState game = on_meadow()
                             .army(1, "grimnak", {{0, 0}, {1, 0}})
                             .army(2, "finn", {{7, 0}})
                             .army(2, "marro-drudge", {{0, 1}, {5, 0}})
                             .start();
        to_turn_of(game, "1.grimnak");
        return game;
    };
    GameState game = grimnak();
    REQUIRE(uses(game).size() == 1);
    act(game, uses(game).front());
    CHECK_FALSE(game[fig(game, "2.marro-drudge.1.1")].on_board());
    CHECK(uses(game).empty());
    REQUIRE(move_to(game, "1.grimnak.1.1", {4, 0}));
    act(game, *move_to(game, "1.grimnak.1.1", {4, 0}));  // He moves then as far as he likes, beside the other one.
    CHECK(uses(game).empty());
    to_attacks(game);
    CHECK(uses(game).empty());
    CHECK(may_attack(game, fig(game, "1.grimnak.1.1"), fig(game, "2.marro-drudge.1.2")));
    game = grimnak();
    act(game, *move_to(game, "1.grimnak.1.1", {4, 0}));
    act(game, Answer{false});  // The one that he leaves lets him go.
    CHECK(uses(game).size() == 1);
    to_attacks(game);
    CHECK(uses(game).size() == 1);
    dice(game, faces({{blank, 20}}));
    act(game, Attack{fig(game, "1.grimnak.1.1"), fig(game, "2.marro-drudge.1.2")});
    CHECK(uses(game).empty());
    // Powers that say "after moving and before attacking" still wait for the move to be over.
    GameState shackle = on_meadow().army(1, "ne-gok-sa", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(shackle, "1.ne-gok-sa");
    CHECK(uses(shackle).empty());
}

TEST_CASE("Mind Shackle: on 20 a unique card beside changes sides", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "ne-gok-sa", {{0, 0}}).army(2, "finn", {{1, 0}}).army(2, "thorgrim", {{7, 3}}).start();
    to_turn_of(game, "1.ne-gok-sa");
    to_attacks(game);
    REQUIRE(uses(game).size() == 1);
    dice(game, {20});
    act(game, uses(game).front());
    CHECK(controller(game, fig(game, "2.finn.1.1")) == PlayerId{0});
    CHECK(game[card(game, "2.finn")].markers == 0);
}

TEST_CASE(
    "Water Clone: instead of attacking, a roll for each: from 15 on, on water from 10 on, one comes back beside it",
    "[SPECIAL-06][SWAMPWATER-03]") {
    struct {
        std::vector<int> rolls;
        std::size_t places;
    } const rows[] = {{{10, 14, 14}, 1}, {{9, 14, 14}, 0}, {{9, 15, 14}, 2}};
    for (const auto& row : rows) {
        GameState game = DrawnGame("~ 1 ~ 1 1 1 1 1\n ~ . . 1 . . . 1")
                             .army(1, "marro-warriors", {{0, 0}, {7, 1}, {3, 0}, {7, 0}})
                             .army(2, "finn", {{5, 0}})
                             .start();
        destroy(game, "1.marro-warriors.1.2");
        to_turn_of(game, "1.marro-warriors");
        to_attacks(game);
        CHECK_FALSE(offered<Attack>(game).empty());
        dice(game, row.rolls);
        act(game, uses(game).front());
        CHECK(offered<PlaceFigure>(game).size() == row.places);  // Empty, beside it, on its level.
        if (row.places == 0) continue;
        CHECK(allowed(game, Done{}));
        const PlaceFigure back = offered<PlaceFigure>(game).front();
        act(game, back);
        CHECK(game[fig(game, "1.marro-warriors.1.2")].at() == back.at);
        CHECK(offered<Attack>(game).empty());
    }
}

TEST_CASE("Command Familiar: a small Beast takes its turn before Raakchott's, and no other turn comes of it",
          "[SPECIAL-06]") {
    GameState game = on_meadow("master-2022")
                         .army(1, "raakchott-retail", {{0, 0}})
                         .army(1, "onshu-retail", {{0, 1}})
                         .army(1, "finn", {{0, 2}})
                         .army(2, "sonlen", {{7, 3}})
                         .start();
    to_turn_of(game, "1.raakchott-retail");
    REQUIRE(uses(game).size() == 1);
    CHECK(uses(game).front().card == card(game, "1.onshu-retail"));
    act(game, uses(game).front());
    CHECK(game.turns.back().card == card(game, "1.onshu-retail"));
    while (game.turns.size() > 1) act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.raakchott-retail"));
    CHECK(uses(game).empty());
}
