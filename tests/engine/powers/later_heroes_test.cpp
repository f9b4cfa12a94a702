// One test for each power that only heroes printed after the book of 2022 have, with those cards on drawn boards by the
// rules of 2022.
#include "engine/game/observation.h"
#include "tests/engine/powers/later_cards.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright::testing::later {

// ---- Dorim

TEST_CASE("Chain Axe: one die without a skull may be rolled again before the defender rolls", "[SPECIAL-06]") {
    for (const bool again : {false, true}) {
        GameState game = on_later_meadow().army(1, "dorim", {{0, 0}}).army(2, "sonlen", {{1, 0}}).start();
        to_turn_of(game, "1.dorim");
        to_attacks(game);
        dice(game, again ? faces({{skull, 2}, {blank, 2}, {skull, 1}, {blank, 3}})
                         : faces({{skull, 2}, {blank, 2}, {blank, 3}}));
        act(game, attack_on(game, "1.dorim.1.1", "2.sonlen.1.1"));
        REQUIRE(offered<Answer>(game).size() == 2);
        CHECK(to_decide(game) == PlayerId{0});
        act(game, Answer{again});
        CHECK(wounds_of(game, "2.sonlen.1.1") == (again ? 3 : 2));
        CHECK(offered<Answer>(game).empty());  // One die, once.
    }
}

TEST_CASE("Chain Axe is not asked about when every die shows a skull, nor for others", "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{2, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(game, "1.dorim");
    to_attacks(game);
    GameState all = game;
    dice(all, faces({{skull, 4}, {blank, 3}}));
    act(all, attack_on(all, "1.dorim.1.1", "2.sonlen.1.1"));
    CHECK(offered<Answer>(all).empty());
    GameState others =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{2, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(others, "1.finn");
    to_attacks(others);
    dice(others, faces({{blank, 9}}));
    act(others, attack_on(others, "1.finn.1.1", "2.sonlen.1.1"));
    CHECK(offered<Answer>(others).empty());
}

TEST_CASE("Charge!!!: after his attack in his own turn all figures of his player have Move +1 until the next reveal",
          "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{0, 3}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(game, "1.dorim");
    to_attacks(game);
    CHECK(move_of(game, "1.finn.1.1") == 5);
    dice(game, faces({{blank, 4}, {blank, 3}}));
    const Events events = act(game, attack_on(game, "1.dorim.1.1", "2.sonlen.1.1"));
    CHECK_FALSE(happened<event::PowerUsed>(events).empty());
    CHECK(move_of(game, "1.finn.1.1") == 6);
    CHECK(move_of(game, "2.sonlen.1.1") == 5);
    act(game, Answer{false});
    // The others' turn does not end it; the next of his own markers does.
    while (game.turns.empty() || game.turns.back().player != PlayerId{1}) pass(game);
    CHECK(move_of(game, "1.finn.1.1") == 6);
    while (game.turns.empty() || game.turns.back().player != PlayerId{0}) pass(game);
    CHECK(move_of(game, "1.finn.1.1") == 5);
}

// ---- Knight Irene

TEST_CASE("Overwhelm: three dice, twice, one more when the second meets the same figure", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "knight-irene", {{1, 1}})
                         .army(2, "sonlen", {{2, 1}})
                         .army(2, "finn", {{0, 1}})
                         .start();
    to_turn_of(game, "1.knight-irene");
    to_attacks(game);
    CHECK(attack_dice(game, "1.knight-irene.1.1", "2.sonlen.1.1", 2) == 3);
    dice(game, faces({{blank, 20}}));
    act(game, attack_on(game, "1.knight-irene.1.1", "2.sonlen.1.1", 2));
    CHECK(attack_dice(game, "1.knight-irene.1.1", "2.sonlen.1.1", 2) == 4);
    CHECK(attack_dice(game, "1.knight-irene.1.1", "2.finn.1.1", 2) == 3);
    dice(game, faces({{blank, 20}}));
    act(game, attack_on(game, "1.knight-irene.1.1", "2.sonlen.1.1", 2));
    CHECK(offered<Attack>(game).empty());
}

TEST_CASE("Overwhelm is not used in a turn in which she runs", "[SPECIAL-06]") {
    GameState game = on_later_meadow().army(1, "knight-irene", {{1, 1}}).army(2, "sonlen", {{2, 1}}).start();
    to_turn_of(game, "1.knight-irene");
    act(game, use_by(game, "1.knight-irene.1.1"));
    to_attacks(game);
    CHECK_FALSE(may_attack(game, fig(game, "1.knight-irene.1.1"), fig(game, "2.sonlen.1.1"), 2));
    CHECK(may_attack(game, fig(game, "1.knight-irene.1.1"), fig(game, "2.sonlen.1.1")));
    CHECK(attack_dice(game, "1.knight-irene.1.1", "2.sonlen.1.1") == 2);
}

// ---- Loviatäk, Raelin

TEST_CASE("Deadly Strike: each skull is two hits", "[SPECIAL-06]") {
    GameState game = on_later_meadow().army(1, "loviatak", {{0, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(game, "1.loviatak");
    to_attacks(game);
    dice(game, faces({{skull, 2}, {shield, 1}, {blank, 2}}));
    const Events events = act(game, attack_on(game, "1.loviatak.1.1", "2.sonlen.1.1"));
    CHECK(happened<event::Attacked>(events).front().skulls == 2);
    CHECK(happened<event::Defended>(events).front().hits == 3);
    CHECK(wounds_of(game, "2.sonlen.1.1") == 3);
}

TEST_CASE("Dynastic Leadership: with another Unique Kyrie hero of Utgar's, all of Utgar's figures have Move +1",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "loviatak", {{0, 0}})
                         .army(1, "raelin-aoa", {{2, 0}, {1, 0}})
                         .army(1, "marro-drudge", {{0, 2}})
                         .army(1, "finn", {{0, 3}})
                         .army(2, "marro-stingers", {{7, 3}})
                         .start();
    CHECK(move_of(game, "1.loviatak.1.1") == 6);
    CHECK(move_of(game, "1.raelin-aoa.1.1") == 7);
    CHECK(move_of(game, "1.marro-drudge.1.1") == 6);
    CHECK(move_of(game, "1.finn.1.1") == 5);            // Follows Jandar.
    CHECK(move_of(game, "2.marro-stingers.1.1") == 5);  // Another player's.
    destroy(game, "1.raelin-aoa.1.1");
    CHECK(move_of(game, "1.marro-drudge.1.1") == 5);
}

TEST_CASE("Terrifying Aura: a defense die fewer for enemies within four spaces", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "raelin-aoa", {{1, 0}, {0, 0}})
                         .army(1, "sonlen", {{0, 2}})
                         .army(2, "finn", {{5, 0}})
                         .army(2, "thorgrim", {{7, 0}})
                         .start();
    CHECK(defense_dice(game, "1.sonlen.1.1", "2.finn.1.1") == 4 - 1);
    CHECK(defense_dice(game, "1.sonlen.1.1", "2.thorgrim.1.1") == 4);
    CHECK(defense_dice(game, "2.finn.1.1", "1.sonlen.1.1") == 3);
}

TEST_CASE("Twist the Blade: a wound of her normal attack brings one more", "[SPECIAL-06]") {
    for (const int skulls : {0, 1}) {
        GameState game = on_later_meadow().army(1, "raelin-aoa", {{1, 0}, {0, 0}}).army(2, "sonlen", {{2, 0}}).start();
        to_turn_of(game, "1.raelin-aoa");
        to_attacks(game);
        dice(game, faces({{skull, skulls}, {blank, 3 - skulls}, {blank, 5}}));
        act(game, attack_on(game, "1.raelin-aoa.1.1", "2.sonlen.1.1"));
        CHECK(wounds_of(game, "2.sonlen.1.1") == 2 * skulls);
    }
}

TEST_CASE("A leaving attack, too: Raelin twists the blade and each skull of Loviatäk is two hits", "[SPECIAL-06]") {
    for (const bool raelin : {true, false}) {
        DrawnGame start = on_later_meadow().army(2, "sonlen", {{2, 0}});
        raelin ? start.army(1, "raelin-aoa", {{1, 0}, {0, 0}}) : start.army(1, "loviatak", {{1, 0}});
        GameState game = start.start();
        to_turn_of(game, "2.sonlen");
        act(game, *move_to(game, "2.sonlen.1.1", {4, 0}));
        dice(game, {skull});
        act(game, Answer{true});
        CHECK(wounds_of(game, "2.sonlen.1.1") == 2);
    }
}

// ---- Misaerx

TEST_CASE("Life Drain: when she destroys a figure a wound may come off her card", "[SPECIAL-06]") {
    for (const bool yes : {false, true}) {
        GameState game =
            on_later_meadow().army(1, "misaerx", {{0, 0}}).army(2, "marro-drudge", {{1, 0}, {7, 3}}).start();
        wound(game, "1.misaerx.1.1", 2);
        to_turn_of(game, "1.misaerx");
        to_attacks(game);
        dice(game, faces({{skull, 3}, {blank, 5}}));
        act(game, attack_on(game, "1.misaerx.1.1", "2.marro-drudge.1.1"));
        REQUIRE(offered<Answer>(game).size() == 2);
        act(game, Answer{yes});
        CHECK(wounds_of(game, "1.misaerx.1.1") == (yes ? 1 : 2));
    }
}

TEST_CASE("Life Drain Spirit: a Warrior hero who follows Revna has Life Drain for the rest of the game",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .own_card(hero_of_class("revnas-warrior", "Warrior"))
                         .army(1, "misaerx", {{0, 0}})
                         .army(1, "revnas-warrior", {{0, 2}})
                         .army(1, "raakchott-retail", {{0, 3}})
                         .army(2, "drake-sotm", {{1, 0}})
                         .army(2, "marro-drudge", {{1, 2}, {7, 3}})
                         .start();
    wound(game, "1.revnas-warrior.1.1", 2);
    to_turn_of(game, "2.drake-sotm");
    to_attacks(game);
    dice(game, faces({{skull, 6}, {blank, 10}}));
    act(game, attack_on(game, "2.drake-sotm.1.1", "1.misaerx.1.1"));
    REQUIRE(offered<ChooseCard>(game).size() == 1);  // Raakchott is a Wizard.
    const GameState before = game;
    act(game, ChooseCard{card(game, "1.revnas-warrior")});
    CHECK(game[card(game, "1.revnas-warrior")].gained.size() == 1);
    CHECK_FALSE(game == before);
    GameState without = game;
    without[card(game, "1.revnas-warrior")].gained.clear();
    CHECK_FALSE(game == without);
    CHECK(hash_of(game) != hash_of(without));
    const int round = game.round;
    while (game.round == round) pass(game);
    to_turn_of(game, "1.revnas-warrior");
    to_attacks(game);
    dice(game, faces({{skull, 3}, {blank, 5}}));
    act(game, attack_on(game, "1.revnas-warrior.1.1", "2.marro-drudge.1.1"));
    REQUIRE(offered<Answer>(game).size() == 2);
    act(game, Answer{true});
    CHECK(wounds_of(game, "1.revnas-warrior.1.1") == 1);
}

// ---- Raakchott

TEST_CASE("Consume the Dead: three markers at the start, one more a turn for a figure that dies within three spaces",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "raakchott-retail", {{0, 0}})
                         .army(1, "grimnak", {{5, 0}, {4, 0}})
                         .army(2, "marro-drudge", {{3, 0}, {1, 1}, {7, 3}})
                         .start();
    to_turn_of(game, "1.grimnak");
    CHECK(attack_dice(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.2", 3) == 2 + 3);
    destroy(game, "2.marro-drudge.1.1");
    CHECK(attack_dice(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.2", 3) == 2 + 4);
    destroy(game, "2.marro-drudge.1.2");  // Once a turn.
    CHECK(attack_dice(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.3", 3) == 2 + 4);
    while (!game.turns.empty()) pass(game);
    destroy(game, "1.grimnak.1.1");  // Four spaces away.
    CHECK(attack_dice(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.3", 3) == 2 + 4);
}

TEST_CASE("Soul Fury: one roll against all beside her, then a marker fewer for each", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "raakchott-retail", {{1, 1}})
                         .army(1, "sonlen", {{1, 2}})
                         .army(2, "marro-drudge", {{2, 1}, {0, 1}, {7, 3}})
                         .start();
    to_turn_of(game, "1.raakchott-retail");
    to_attacks(game);
    dice(game, faces({{skull, 5}, {blank, 20}}));
    Events events = act(game, attack_on(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.1", 3));
    CHECK(happened<event::Attacked>(events).front().dice == 5);
    CHECK(offered<ChooseFigure>(game).size() == 3);  // Sonlen, too.
    act(game, ChooseFigure{fig(game, "2.marro-drudge.1.1")});
    events = act(game, ChooseFigure{fig(game, "2.marro-drudge.1.2")});
    CHECK(figures_on_board(game, card(game, "2.marro-drudge")) == 1);
    REQUIRE(happened<event::MarkersLeft>(events).size() == 1);
    CHECK(happened<event::MarkersLeft>(events).back().markers == 0);  // Those who died in it added none.
    CHECK(attack_dice(game, "1.raakchott-retail.1.1", "2.marro-drudge.1.3", 3) == 2);
}

// ---- Xenithrax

TEST_CASE("Erupting Earth: four dice, then on to a figure beside the last one with a die fewer, none twice",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "xenithrax-retail", {{1, 1}, {0, 1}})
                         .army(2, "marro-drudge", {{6, 1}, {7, 1}, {3, 3}})
                         .army(2, "sonlen", {{7, 0}})
                         .start();
    to_turn_of(game, "1.xenithrax-retail");
    to_attacks(game);
    const std::string dragon = "1.xenithrax-retail.1.1";
    const FigureId id = fig(game, dragon);
    CHECK(may_attack(game, id, fig(game, "2.marro-drudge.1.1"), 2));        // Five spaces.
    CHECK_FALSE(may_attack(game, id, fig(game, "2.marro-drudge.1.2"), 2));  // Six.
    CHECK(attack_dice(game, dragon, "2.marro-drudge.1.1", 2) == 4);
    dice(game, faces({{skull, 4}, {blank, 9}}));
    act(game, attack_on(game, dragon, "2.marro-drudge.1.1", 2));
    CHECK_FALSE(game[fig(game, "2.marro-drudge.1.1")].on_board());
    CHECK_FALSE(may_attack(game, id, fig(game, "2.marro-drudge.1.3"), 2));  // Near the dragon, not beside the first.
    CHECK(may_attack(game, id, fig(game, "2.sonlen.1.1"), 2));
    CHECK(attack_dice(game, dragon, "2.marro-drudge.1.2", 2) == 3);
    dice(game, faces({{blank, 9}}));
    act(game, attack_on(game, dragon, "2.marro-drudge.1.2", 2));
    CHECK(offered<Attack>(game).size() == 1);  // Sonlen, who is beside the second.
    CHECK(attack_dice(game, dragon, "2.sonlen.1.1", 2) == 2);
    dice(game, faces({{blank, 9}}));
    act(game, attack_on(game, dragon, "2.sonlen.1.1", 2));
    CHECK(offered<Attack>(game).empty());  // Both beside him have been attacked.
}

// ---- Halushia

TEST_CASE("Rouse the Glade: next to a tree or a bush, a die fewer against Halushia", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 1 1 t 1 1 1", "master-2022", {{'t', "+tree-10"}})
                         .army(1, "halushia-retail", {{1, 0}, {0, 0}})
                         .army(1, "sonlen", {{6, 0}})
                         .army(2, "finn", {{2, 0}})
                         .army(2, "thorgrim", {{5, 0}})
                         .start();
    CHECK(defense_dice(game, "1.halushia-retail.1.1", "2.finn.1.1") == 3);
    CHECK(defense_dice(game, "1.sonlen.1.1", "2.finn.1.1") == 4);
    CHECK(defense_dice(game, "1.halushia-retail.1.1", "2.thorgrim.1.1") == 4);
}

TEST_CASE("Ride-By: attacks before, during and after a move of four spaces, no figure twice, nobody strikes back",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "halushia-retail", {{1, 1}, {0, 1}})
                         .army(2, "marro-drudge", {{2, 1}, {3, 2}, {7, 3}})
                         .army(2, "finn", {{7, 1}})
                         .start();
    to_turn_of(game, "1.halushia-retail");
    const FigureId rider = fig(game, "1.halushia-retail.1.1");
    REQUIRE(uses(game).size() == 1);  // Only one enemy is beside him.
    dice(game, faces({{blank, 20}}));
    const Events first = act(game, uses(game).front());
    CHECK(happened<event::Attacked>(first).front().dice == 3);
    for (const Move& move : offered<Move>(game)) CHECK(move.way == 3);
    CHECK(uses(game).empty());                                       // Not the same figure twice.
    CHECK_FALSE(move_to(game, "1.halushia-retail.1.1", {6, 1}, 3));  // Five spaces.
    const auto moves = offered<Move>(game);
    const auto past = std::ranges::find_if(
        moves, [&](const Move& move) { return move.at == at(game, {2, 2}) && move.tail == at(game, {1, 2}); });
    REQUIRE(past != moves.end());
    act(game, *past);
    CHECK(next_step(game)->kind == Step::Kind::AfterMove);  // Nobody struck as he left.
    REQUIRE_FALSE(uses(game).empty());
    const auto second = uses(game);
    const auto drudge = std::ranges::find(second, fig(game, "2.marro-drudge.1.2"), &UsePower::target);
    REQUIRE(drudge != second.end());
    dice(game, faces({{blank, 20}}));
    act(game, *drudge);
    CHECK_FALSE(offered<Move>(game).empty());  // What is left of his four spaces.
    CHECK(std::ranges::count(offered<Move>(game), rider, &Move::figure) ==
          static_cast<std::ptrdiff_t>(offered<Move>(game).size()));
    act(game, Done{});
    CHECK((game.turns.empty() || game.turns.back().player != PlayerId{0}));  // No other attack is left.
}

TEST_CASE("A ride without an attack stands in place of the normal attack, and a normal move ends in a normal attack",
          "[SPECIAL-06]") {
    for (const int way : {0, 3}) {
        GameState game =
            on_later_meadow().army(1, "halushia-retail", {{1, 1}, {0, 1}}).army(2, "finn", {{4, 1}}).start();
        to_turn_of(game, "1.halushia-retail");
        CHECK(uses(game).empty());
        act(game, *move_to(game, "1.halushia-retail.1.1", {3, 1}, way));
        CHECK(uses(game).empty() == (way == 0));
        while (!game.turns.empty() && game.turns.back().phase == Turn::Phase::Moving && allowed(game, Done{}) &&
               game.turns.back().player == PlayerId{0})
            act(game, Done{});
        const bool may = may_attack(game, fig(game, "1.halushia-retail.1.1"), fig(game, "2.finn.1.1"));
        CHECK(may == (way == 0));
    }
}

// ---- Admiral EJ-1M

TEST_CASE(
    "Admiral's Orders: after the initiative roll, unrevealed markers go to Pirates and Captains, unseen by others",
    "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "admiral-ej-1m", {{0, 0}})
                         .army(1, "dorim", {{0, 1}})
                         .army(1, "finn", {{0, 2}})
                         .army(2, "sonlen", {{7, 3}})
                         .start();
    to_turn_of(game, "1.admiral-ej-1m");
    REQUIRE(offered<PlaceMarker>(game).size() == marker_kinds);  // Each of the four, to Dorim alone.
    const Events events = act(game, PlaceMarker{1, card(game, "1.dorim")});
    REQUIRE(happened<event::MarkerMoved>(events).size() == 1);
    for (const Event& event : events)
        if (std::holds_alternative<event::MarkerPlaced>(event)) CHECK_FALSE(may_know(game, event, PlayerId{1}));
    const GameState seen = observation(game, PlayerId{1});
    CHECK(seen[card(game, "1.dorim")].hidden == 1);
    CHECK(seen[card(game, "1.admiral-ej-1m")].hidden == 3);
    CHECK(seen[card(game, "1.dorim")].markers == 0);
    CHECK(offered<PlaceMarker>(game).size() == marker_kinds - 1);
    act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.dorim"));
}

TEST_CASE("Boarding Party: a die more where a Pirate is engaged, who then may move four spaces, each once",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "admiral-ej-1m", {{0, 1}})
                         .army(1, "exiles-sundered-sea", {{4, 0}, {0, 3}})
                         .army(1, "finn", {{5, 1}})
                         .army(2, "sonlen", {{4, 1}})
                         .army(2, "thorgrim", {{2, 3}})
                         .start();
    to_turn_of(game, "1.admiral-ej-1m");
    if (allowed(game, Done{}) && !offered<PlaceMarker>(game).empty()) act(game, Done{});
    to_attacks(game);
    const std::string admiral = "1.admiral-ej-1m.1.1";
    CHECK(attack_dice(game, admiral, "2.sonlen.1.1", 2) == 3);
    CHECK(attack_dice(game, admiral, "2.thorgrim.1.1", 2) == 2);
    dice(game, faces({{blank, 20}}));
    act(game, attack_on(game, admiral, "2.sonlen.1.1", 2));
    CHECK(allowed(game, Done{}));
    CHECK(move_to(game, "1.exiles-sundered-sea.1.2", {4, 3}) ==
          std::nullopt);                               // Thorgrim stands in the way: five spaces.
    CHECK_FALSE(move_to(game, "1.finn.1.1", {6, 1}));  // No Pirate.
    CHECK(why_no_move(game, "1.exiles-sundered-sea.1.2", {4, 3}) == "move.too-far");
    CHECK(why_no_move(game, "1.finn.1.1", {6, 1}) == "refused.not-now");
    act(game, *move_to(game, "1.exiles-sundered-sea.1.2", {1, 3}));
    let_go(game);
    CHECK(hex_of(game, "1.exiles-sundered-sea.1.2") == HexCoord{1, 3});
    CHECK(attack_dice(game, admiral, "2.thorgrim.1.1", 2) == 3);
    dice(game, faces({{blank, 20}}));
    act(game, attack_on(game, admiral, "2.sonlen.1.1", 2));
    CHECK(offered<Move>(game).empty());  // Only after the first attack on each figure.
    dice(game, faces({{blank, 20}}));
    act(game, attack_on(game, admiral, "2.thorgrim.1.1", 2));
    for (const Move& move : offered<Move>(game)) CHECK(move.figure == fig(game, "1.exiles-sundered-sea.1.1"));
    CHECK_FALSE(offered<Move>(game).empty());
}

}  // namespace hexwright::testing::later
