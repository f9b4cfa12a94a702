// One test for each power that only squads printed after the book of 2022 have, with those cards on drawn boards by the
// rules of 2022; and what the later powers leave behind.
#include "engine/game/observation.h"
#include "tests/engine/powers/later_cards.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::later {

// ---- Exiles of the Sundered Sea

TEST_CASE("Black Powder Pistols: a marker a round for Range +4 in this turn, three in a game", "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "exiles-sundered-sea", {{0, 0}, {0, 1}}).army(2, "sonlen", {{5, 0}}).start();
    to_turn_of(game, "1.exiles-sundered-sea");
    CHECK(uses(game).empty());
    to_attacks(game);
    const Attack shot = attack_on(game, "1.exiles-sundered-sea.1.1", "2.sonlen.1.1");
    CHECK_FALSE(allowed(game, shot));
    REQUIRE(uses(game).size() == 1);
    const Events events = act(game, uses(game).front());
    REQUIRE(happened<event::MarkersLeft>(events).size() == 1);
    CHECK(happened<event::MarkersLeft>(events).front().markers == 2);
    CHECK(allowed(game, shot));
    CHECK(uses(game).empty());
    const BoardQuery query(game);
    CHECK(attack_forms(query, fig(game, "1.exiles-sundered-sea.1.2")).front().range == 5);
    while (game.turn_number == 1 || game.turns.empty() || game.turns.back().player != PlayerId{0}) pass(game);
    to_attacks(game);
    CHECK(uses(game).empty());  // Once a round.
    CHECK_FALSE(allowed(game, shot));
    for (const int left : {1, 0}) {
        const int round = game.round;
        while (game.round == round) pass(game);
        to_turn_of(game, "1.exiles-sundered-sea");
        to_attacks(game);
        const Events again = act(game, uses(game).front());
        CHECK(happened<event::MarkersLeft>(again).front().markers == left);
    }
    const int round = game.round;
    while (game.round == round) pass(game);
    to_turn_of(game, "1.exiles-sundered-sea");
    to_attacks(game);
    CHECK(uses(game).empty());
}

TEST_CASE("Stealthy 13: against skulls from afar the d20, from 13 on no wound and up to three spaces at once",
          "[SPECIAL-06]") {
    for (const int rolled : {12, 13}) {
        GameState game =
            on_later_meadow().army(1, "sonlen", {{0, 0}}).army(2, "exiles-sundered-sea", {{4, 0}, {7, 3}}).start();
        to_turn_of(game, "1.sonlen");
        to_attacks(game);
        std::vector<int> rolls = faces({{skull, 4}});
        rolls.push_back(rolled);
        rolls.insert(rolls.end(), {blank, blank});
        dice(game, rolls);
        const Events events = act(game, attack_on(game, "1.sonlen.1.1", "2.exiles-sundered-sea.1.1"));
        CHECK(happened<event::PowerUsed>(events).front().worked == (rolled == 13));
        CHECK(game[fig(game, "2.exiles-sundered-sea.1.1")].on_board() == (rolled == 13));
        CHECK(happened<event::Defended>(events).empty() == (rolled == 13));
        if (rolled == 12) continue;
        CHECK(to_decide(game) == PlayerId{1});
        CHECK(allowed(game, Done{}));
        CHECK(move_to(game, "2.exiles-sundered-sea.1.1", {7, 0}));
        CHECK_FALSE(move_to(game, "2.exiles-sundered-sea.1.2", {6, 3}));
        CHECK(why_no_move(game, "2.exiles-sundered-sea.1.1", {0, 3}) == "move.too-far");
        act(game, *move_to(game, "2.exiles-sundered-sea.1.1", {6, 0}));
        CHECK(hex_of(game, "2.exiles-sundered-sea.1.1") == HexCoord{6, 0});
    }
}

TEST_CASE("Stealthy helps neither against an adjacent attacker nor against no skull", "[SPECIAL-06]") {
    for (const int skulls : {0, 3}) {
        GameState game = on_later_meadow()
                             .army(1, "finn", {{3, 0}})
                             .army(1, "sonlen", {{4, 3}})
                             .army(2, "exiles-sundered-sea", {{4, 0}, {7, 3}})
                             .start();
        const std::string attacker = skulls == 0 ? "1.sonlen" : "1.finn";
        to_turn_of(game, attacker);
        to_attacks(game);
        dice(game, faces({{skull, skulls}, {blank, 4 - skulls}, {blank, 6}}));
        const Events events = act(game, attack_on(game, attacker + ".1.1", "2.exiles-sundered-sea.1.1"));
        CHECK(happened<event::PowerUsed>(events).empty());
    }
}

TEST_CASE("Stealthy: an Exile whom nobody controls dodges, and nobody is asked to move it", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "sonlen", {{0, 0}})
                         .army(2, "exiles-sundered-sea", {{4, 0}, {7, 3}})
                         .army(2, "finn", {{7, 0}})
                         .start();
    game[card(game, "2.exiles-sundered-sea")].controller = {};
    to_turn_of(game, "1.sonlen");
    to_attacks(game);
    std::vector<int> rolls = faces({{skull, 4}});
    rolls.push_back(13);
    dice(game, rolls);
    act(game, attack_on(game, "1.sonlen.1.1", "2.exiles-sundered-sea.1.1"));
    CHECK(game[fig(game, "2.exiles-sundered-sea.1.1")].on_board());
    REQUIRE(to_decide(game).has_value());
    CHECK(to_decide(game)->valid());
}

// ---- Frostclaw Paladins

TEST_CASE("Run 3: before it moves one figure takes Move +3 and Attack -2 for this turn", "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "frostclaw-paladins", {{0, 0}, {0, 2}}).army(2, "finn", {{7, 0}}).start();
    to_turn_of(game, "1.frostclaw-paladins");
    CHECK(uses(game).size() == 2);
    CHECK_FALSE(move_to(game, "1.frostclaw-paladins.1.1", {6, 0}));
    act(game, use_by(game, "1.frostclaw-paladins.1.1"));
    CHECK(uses(game).size() == 1);  // The other one.
    CHECK(move_of(game, "1.frostclaw-paladins.1.2") == 3);
    act(game, *move_to(game, "1.frostclaw-paladins.1.1", {6, 0}));
    CHECK(attack_dice(game, "1.frostclaw-paladins.1.1", "2.finn.1.1") == 1);
    CHECK(attack_dice(game, "1.frostclaw-paladins.1.2", "2.finn.1.1") == 3);
    while (!game.turns.empty() && game.turns.back().player == PlayerId{0}) pass(game);
    CHECK(attack_dice(game, "1.frostclaw-paladins.1.1", "2.finn.1.1") == 3);
}

TEST_CASE("Run 3 is over once the figure has moved", "[SPECIAL-06]") {
    GameState game = on_later_meadow().army(1, "knight-irene", {{0, 0}}).army(2, "finn", {{7, 0}}).start();
    to_turn_of(game, "1.knight-irene");
    REQUIRE(uses(game).size() == 1);
    act(game, *move_to(game, "1.knight-irene.1.1", {1, 0}));
    CHECK(uses(game).empty());
}

TEST_CASE("Jandar Champion Bonding: a Champion who follows Jandar takes his turn first", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "frostclaw-paladins", {{0, 0}})
                         .army(1, "finn", {{0, 2}})
                         .army(1, "grimnak", {{2, 3}, {1, 3}})
                         .army(2, "sonlen", {{7, 0}})
                         .start();
    to_turn_of(game, "1.frostclaw-paladins");
    REQUIRE(uses(game).size() == 1);  // Grimnak is a Champion of Utgar.
    CHECK(uses(game).front().card == card(game, "1.finn"));
}

// ---- Vorid Glide Strikers

TEST_CASE("Glider Landing: off the board until one lands before the marker is revealed, and does not move then",
          "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "vorid-retail", {}).army(1, "finn", {{0, 0}}).army(2, "sonlen", {{7, 3}}).start();
    CHECK(figures_on_board(game, card(game, "1.vorid-retail")) == 0);
    to_turn_of(game, "1.vorid-retail");
    CHECK(game[card(game, "1.vorid-retail")].revealed == 0);
    REQUIRE_FALSE(offered<PlaceFigure>(game).empty());
    CHECK(allowed(game, Done{}));
    for (const PlaceFigure& place : offered<PlaceFigure>(game))
        for (const Link& link : game.board->links(place.at)) CHECK_FALSE(figure_at(game, link.to).valid());
    const PlaceFigure landing{fig(game, "1.vorid-retail.1.1"), at(game, {4, 1}), no_space};
    REQUIRE(allowed(game, landing));
    act(game, landing);
    CHECK(game[card(game, "1.vorid-retail")].revealed != 0);
    CHECK(offered<Move>(game).empty());
    to_attacks(game);
    CHECK(may_attack(game, fig(game, "1.vorid-retail.1.1"), fig(game, "2.sonlen.1.1")));
    act(game, Done{});
    while (offered<PlaceFigure>(game).empty()) pass(game);
    act(game, offered<PlaceFigure>(game).front());  // The next one, before the next marker.
    CHECK(figures_on_board(game, card(game, "1.vorid-retail")) == 2);
    const auto moves = offered<Move>(game);
    CHECK(std::ranges::count(moves, fig(game, "1.vorid-retail.1.1"), &Move::figure) > 0);
    CHECK(std::ranges::count(moves, fig(game, "1.vorid-retail.1.2"), &Move::figure) == 0);
}

// ---- Knaves of the Silver Scimitar

TEST_CASE("The Captain's Way: near the Captain named at the start, a defense die more against who is not adjacent",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .own_card(hero_of_class("captain", "Captain"))
                         .own_card(hero_of_class("other-captain", "Captain"))
                         .army(1, "knaves-silver-scimitar", {{0, 0}, {0, 1}, {7, 0}})
                         .army(1, "captain", {{1, 0}})
                         .army(1, "other-captain", {{1, 3}})
                         .army(1, "dorim", {{0, 3}})
                         .army(2, "sonlen", {{4, 1}})
                         .army(2, "finn", {{0, 2}})
                         .start();
    CHECK(offered<ChooseCard>(game).size() == 2);
    CHECK_FALSE(allowed(game, Done{}));
    const Events events = act(game, ChooseCard{card(game, "1.captain")});
    CHECK(happened<event::CardNamed>(events).size() == 1);
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.knaves-silver-scimitar.1.1") == 3);
    CHECK(defense_dice(game, "2.finn.1.1", "1.knaves-silver-scimitar.1.2") == 2);    // Adjacent.
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.knaves-silver-scimitar.1.3") == 2);  // Far from the Captain.
    destroy(game, "1.captain.1.1");
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.knaves-silver-scimitar.1.1") == 2);  // The other one does not count.
}

TEST_CASE("The Captain's Way: nobody is asked where there is no Captain", "[SPECIAL-06]") {
    GameState game = on_later_meadow().army(1, "knaves-silver-scimitar", {{0, 0}}).army(2, "sonlen", {{4, 1}}).start();
    CHECK(next_step(game)->kind == Step::Kind::Markers);
}

TEST_CASE("Captain's Orders: the named Captain or a Pirate hero takes his turn first", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .own_card(hero_of_class("captain", "Captain"))
                         .own_card(hero_of_class("other-captain", "Captain"))
                         .army(1, "knaves-silver-scimitar", {{0, 0}, {0, 1}})
                         .army(1, "captain", {{1, 0}})
                         .army(1, "other-captain", {{1, 3}})
                         .army(1, "dorim", {{0, 3}})
                         .army(2, "sonlen", {{7, 1}})
                         .start();
    act(game, ChooseCard{card(game, "1.captain")});
    to_turn_of(game, "1.knaves-silver-scimitar");
    const auto turns = uses(game);
    REQUIRE(turns.size() == 2);
    CHECK(std::ranges::count(turns, card(game, "1.captain"), &UsePower::card) == 1);
    CHECK(std::ranges::count(turns, card(game, "1.dorim"), &UsePower::card) == 1);
    act(game, turns.front());
    while (game.turns.size() > 1) act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.knaves-silver-scimitar"));
    CHECK(uses(game).empty());
}

TEST_CASE("First Assault: a die more against a figure that was not adjacent when the turn began", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .army(1, "knaves-silver-scimitar", {{0, 0}, {0, 3}})
                         .army(2, "finn", {{1, 0}})
                         .army(2, "sonlen", {{3, 3}})
                         .start();
    to_turn_of(game, "1.knaves-silver-scimitar");
    act(game, *move_to(game, "1.knaves-silver-scimitar.1.2", {2, 3}));
    CHECK(attack_dice(game, "1.knaves-silver-scimitar.1.1", "2.finn.1.1") == 3);
    CHECK(attack_dice(game, "1.knaves-silver-scimitar.1.2", "2.sonlen.1.1") == 4);
    while (!game.turns.empty() && game.turns.back().player == PlayerId{0}) pass(game);
    CHECK(attack_dice(game, "1.knaves-silver-scimitar.1.2", "2.sonlen.1.1") == 3);  // Only in their own turn.
}

// ---- Festering Honor Guard

TEST_CASE("Parasite: a Guard on a hero's card destroys him from 17 on when the round ends, and stands in his place",
          "[SPECIAL-06]") {
    for (const int rolled : {16, 17}) {
        GameState game = on_later_meadow()
                             .own_card(queen())
                             .army(1, "festering-honor-guard-retail", {{0, 3}, {7, 3}})
                             .army(1, "queen-maladrix-the-conqueror", {{0, 0}})
                             .army(2, "sonlen", {{1, 0}})
                             .army(2, "finn", {{4, 0}})
                             .start();
        destroy(game, "1.festering-honor-guard-retail.1.1");
        to_turn_of(game, "1.queen-maladrix-the-conqueror");
        to_attacks(game);
        act(game, Done{});
        REQUIRE(uses(game).size() == 1);
        dice(game, {9});
        const Events laid = act(game, uses(game).front());
        REQUIRE(happened<event::LaidOnCard>(laid).size() == 1);
        CHECK(game[fig(game, "1.festering-honor-guard-retail.1.1")].host == card(game, "2.sonlen"));
        CHECK(uses(game).empty());
        Events ending;
        while (game.round == 1) {
            dice(game, {rolled});
            ending = pass(game);
        }
        const bool works = rolled == 17;
        CHECK(game[fig(game, "2.sonlen.1.1")].on_board() != works);
        CHECK(game[fig(game, "1.festering-honor-guard-retail.1.1")].on_board() == works);
        if (works) CHECK(hex_of(game, "1.festering-honor-guard-retail.1.1") == HexCoord{1, 0});
        CHECK(game[fig(game, "1.festering-honor-guard-retail.1.1")].host.valid() != works);
    }
}

TEST_CASE("Parasite: the Guard stands in the hero's place after an attack, too, but not after another power",
          "[SPECIAL-06]") {
    for (const bool attack : {true, false}) {
        GameState game = on_later_meadow()
                             .army(1, "festering-honor-guard-retail", {{0, 3}, {7, 3}})
                             .army(1, "drake-sotm", {{0, 0}})
                             .army(2, "sonlen", {{1, 0}})
                             .army(2, "finn", {{4, 0}})
                             .start();
        const FigureId guard = fig(game, "1.festering-honor-guard-retail.1.1");
        destroy(game, "1.festering-honor-guard-retail.1.1");
        game[guard].host = card(game, "2.sonlen");
        wound(game, "2.sonlen.1.1", 5);
        if (attack) {
            to_turn_of(game, "1.drake-sotm");
            to_attacks(game);
            dice(game, faces({{skull, 6}, {blank, 9}}));
            act(game, attack_on(game, "1.drake-sotm.1.1", "2.sonlen.1.1"));
        } else {
            destroy(game, "2.sonlen.1.1");
        }
        CHECK_FALSE(game[fig(game, "2.sonlen.1.1")].on_board());
        CHECK(game[guard].on_board() == attack);
        CHECK_FALSE(game[guard].host.valid());
    }
}

TEST_CASE("Motherless Rage: when the Queen falls her unrevealed markers may come over, and Attack is one higher",
          "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .own_card(queen())
                         .army(1, "festering-honor-guard-retail", {{0, 3}, {1, 3}})
                         .army(1, "queen-maladrix-the-conqueror", {{0, 0}})
                         .army(2, "drake-sotm", {{1, 0}})
                         .start();
    wound(game, "1.queen-maladrix-the-conqueror.1.1", 3);
    for (int marker = 1; marker <= marker_kinds; ++marker)
        act(game, PlaceMarker{marker, card(game, "1.queen-maladrix-the-conqueror")});
    to_turn_of(game, "2.drake-sotm");
    to_attacks(game);
    CHECK(attack_dice(game, "1.festering-honor-guard-retail.1.1", "2.drake-sotm.1.1") == 2);
    dice(game, faces({{skull, 6}, {blank, 9}}));
    act(game, attack_on(game, "2.drake-sotm.1.1", "1.queen-maladrix-the-conqueror.1.1"));
    CHECK(attack_dice(game, "1.festering-honor-guard-retail.1.1", "2.drake-sotm.1.1") == 3);
    CHECK(attack_dice(game, "1.festering-honor-guard-retail.1.2", "2.drake-sotm.1.1") == 3);
    CHECK(to_decide(game) == PlayerId{0});
    REQUIRE(offered<PlaceMarker>(game).size() == marker_kinds);
    act(game, PlaceMarker{1, card(game, "1.festering-honor-guard-retail")});
    CHECK(offered<PlaceMarker>(game).size() == marker_kinds - 1);
    act(game, Done{});
    while (game.turns.empty() || game.turns.back().player != PlayerId{0}) pass(game);
    CHECK(game.turns.back().card == card(game, "1.festering-honor-guard-retail"));
}

TEST_CASE("Motherless Rage comes over a Guard that lies on a hero's card, too", "[SPECIAL-06]") {
    GameState game = on_later_meadow()
                         .own_card(queen())
                         .army(1, "festering-honor-guard-retail", {{0, 3}})
                         .army(1, "queen-maladrix-the-conqueror", {{0, 0}})
                         .army(1, "finn", {{3, 0}})
                         .army(2, "drake-sotm", {{1, 0}})
                         .start();
    destroy(game, "1.festering-honor-guard-retail.1.1");
    game[fig(game, "1.festering-honor-guard-retail.1.1")].host = card(game, "2.drake-sotm");
    destroy(game, "1.queen-maladrix-the-conqueror.1.1");
    CHECK(game[card(game, "1.festering-honor-guard-retail")].attack_bonus == 1);
}

TEST_CASE("what these powers leave in a game makes it another game, which every seat sees") {
    GameState game = on_later_meadow()
                         .army(1, "knaves-silver-scimitar", {{0, 0}, {0, 1}})
                         .army(1, "dorim", {{0, 3}})
                         .army(2, "sonlen", {{7, 1}})
                         .start();
    to_turn_of(game, "1.knaves-silver-scimitar");
    const CardId knaves = card(game, "1.knaves-silver-scimitar"), dorim = card(game, "1.dorim");
    const FigureId knave = fig(game, "1.knaves-silver-scimitar.1.1");
    const std::vector<void (*)(GameState&, CardId, CardId, FigureId)> changes{
        [](GameState& state, CardId own, CardId other, FigureId) { state[own].named = other; },
        [](GameState& state, CardId own, CardId other, FigureId) { state[own].gained = {{state[other].kind, 1}}; },
        [](GameState& state, CardId, CardId other, FigureId figure) { state[figure].host = other; },
        [](GameState& state, CardId, CardId, FigureId) { state.players[0].move_bonus = 1; },
        [](GameState& state, CardId, CardId, FigureId figure) { state.turns.back().notes = {{figure, 1, figure}}; },
        [](GameState& state, CardId own, CardId, FigureId) { --state[own].uses_made; }};
    std::vector<std::size_t> hashes{hash_of(game)};
    for (const auto& change : changes) {
        GameState other = game;
        change(other, knaves, dorim, knave);
        CHECK_FALSE(other == game);
        CHECK(std::ranges::count(hashes, hash_of(other)) == 0);
        hashes.push_back(hash_of(other));
        for (const PlayerId seat : {PlayerId{0}, PlayerId{1}})
            CHECK_FALSE(observation(other, seat) == observation(game, seat));
    }
}

}  // namespace hexwright::testing::later
