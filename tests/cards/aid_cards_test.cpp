// Printed cards that help others, strike others along with a target, or change with a revealed X.
#include "tests/cards/card_turns.h"

#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Pelloth: a Drow is given for wounds to those around it, and in shadow only who is beside attacks him") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "pelloth", {{1, 1}})
                                   .army(1, "deepwyrm-drow", {{3, 1}})
                                   .army(2, "finn", {{4, 1}})
                                   .army(2, "krug", {{3, 2}, {4, 2}}),
                               "1.pelloth");
    use_power_of(game, "1.pelloth.1.1", "Lolth's Wrath Special Attack", {skull, skull, blank}, "1.deepwyrm-drow.1.1");
    REQUIRE(is_asked(game));
    CHECK(allowed(game, ChooseFigure{fig(game, "2.finn.1.1")}));
    CHECK_FALSE(allowed(game, ChooseFigure{fig(game, "2.krug.1.1")}));  // Huge.
    act(game, ChooseFigure{fig(game, "2.finn.1.1")});
    act(game, Done{});
    CHECK(wounds_of(game, "2.finn.1.1") == 1);
    CHECK(is_destroyed(game, "1.deepwyrm-drow.1.1"));
    CHECK_FALSE(game.turns.back().no_attacks);
    for (const bool shadow : {true, false}) {
        const GameState seen = attacking(ShippedGame(shadow ? "1 1 1 h 1" : "1 1 1 1 1")
                                             .army(1, "kaemon-awa", {{0, 0}})
                                             .army(2, "pelloth", {{3, 0}})
                                             .army(2, "finn", {{4, 0}}),
                                         "1.kaemon-awa");
        CHECK(may_attack(seen, fig(seen, "1.kaemon-awa.1.1"), fig(seen, "2.pelloth.1.1")) == !shadow);
    }
}

TEST_CASE(
    "Tandros Kreel: two dice from beside, a wound for the squad figure that he chose, and nobody else to attack") {
    for (const auto& [skulls, wounded] : {std::pair{1, true}, {0, false}}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "tandros-kreel", {{2, 1}})
                                       .army(2, "finn", {{3, 1}})
                                       .army(2, "heavy-gruts", {{1, 1}, {5, 1}})
                                       .army(2, "crixus", {{2, 2}}),
                                   "1.tandros-kreel");
        const std::string he = "1.tandros-kreel.1.1";
        CHECK(attack_more(game, he, "2.finn.1.1") == 2);
        CHECK_FALSE(may_use_on(game, he, "Cleave", "2.crixus.1.1"));       // A hero.
        CHECK_FALSE(may_use_on(game, he, "Cleave", "2.heavy-gruts.1.2"));  // Not beside him.
        use_power_of(game, he, "Cleave", {}, "2.heavy-gruts.1.1");
        attack_with(game, he, "2.finn.1.1", skulls);
        CHECK(is_destroyed(game, "2.heavy-gruts.1.1") == wounded);
    }
    const GameState claimed = attacking(on_shipped_meadow()
                                            .army(1, "syvarris", {{2, 1}})
                                            .army(2, "tandros-kreel", {{3, 1}})
                                            .army(2, "crixus", {{2, 2}}),
                                        "1.syvarris");
    CHECK(may_attack(claimed, fig(claimed, "1.syvarris.1.1"), fig(claimed, "2.tandros-kreel.1.1")));
    CHECK_FALSE(may_attack(claimed, fig(claimed, "1.syvarris.1.1"), fig(claimed, "2.crixus.1.1")));
    const GameState free = attacking(on_shipped_meadow()
                                         .army(1, "syvarris", {{2, 1}})
                                         .army(2, "tandros-kreel", {{5, 1}})
                                         .army(2, "crixus", {{2, 2}}),
                                     "1.syvarris");
    CHECK(may_attack(free, fig(free, "1.syvarris.1.1"), fig(free, "2.crixus.1.1")));
}

TEST_CASE("Mohican River Tribe: fury while engaged, and a Tribesman's turn after theirs if two of them are") {
    for (const int fighting : {1, 2}) {
        GameState game = at_turn_end(on_shipped_meadow()
                                         .army(1, "mohican-river-tribe", {{1, 1}, {fighting == 2 ? 3 : 0, 1}})
                                         .army(1, "brave-arrow", {{0, 3}})
                                         .army(1, "crixus", {{1, 3}})
                                         .army(2, "finn", {{2, 1}}),
                                     "1.mohican-river-tribe");
        CHECK(attack_more(game, "1.mohican-river-tribe.1.1", "2.finn.1.1") == 1);
        CHECK(defense_more(game, "2.finn.1.1", "1.mohican-river-tribe.1.1") == 2);
        CHECK(uses(game).size() == (fighting == 2 ? 1 : 0));
        if (uses(game).empty()) continue;
        CHECK(uses(game).front().card == card(game, "1.brave-arrow"));
        act(game, uses(game).front());
        CHECK(turn_is_of(game, "1.brave-arrow"));
    }
    const GameState far =
        on_shipped_meadow().army(1, "mohican-river-tribe", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    CHECK(attack_more(far, "1.mohican-river-tribe.1.1", "2.finn.1.1") == 0);
}

TEST_CASE("Master Win Chiu Woo: Monks near him are stronger and leap higher, and he strikes at all around") {
    for (const int apart : {2, 3}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "master-win-chiu-woo", {{1, 1}})
                                   .army(1, "shaolin-monks", {{1 + apart, 1}})
                                   .army(2, "finn", {{2 + apart, 1}})
                                   .start();
        CHECK(attack_more(game, "1.shaolin-monks.1.1", "2.finn.1.1") == (apart == 2 ? 1 : 0));
        CHECK(defense_more(game, "2.finn.1.1", "1.shaolin-monks.1.1") == (apart == 2 ? 1 : 0));
        const int way = power_number("shaolin-monks", "Stealth Leap");
        CHECK(hexwright::game::mover_of(game, fig(game, "1.shaolin-monks.1.1"), way).most_up == 25);
        const int his = power_number("master-win-chiu-woo", "Stealth Leap 25");
        CHECK(hexwright::game::mover_of(game, fig(game, "1.master-win-chiu-woo.1.1"), his).most_up == 25);
    }
    const GameState alone = on_shipped_meadow().army(1, "shaolin-monks", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    const int way = power_number("shaolin-monks", "Stealth Leap");
    CHECK(hexwright::game::mover_of(alone, fig(alone, "1.shaolin-monks.1.1"), way).most_up == 12);
    GameState around = attacking(on_shipped_meadow()
                                     .army(1, "master-win-chiu-woo", {{2, 1}})
                                     .army(2, "finn", {{3, 1}})
                                     .army(2, "crixus", {{1, 1}})
                                     .army(2, "krug", {{5, 1}, {6, 1}}),
                                 "1.master-win-chiu-woo");
    attack_with(around, "1.master-win-chiu-woo.1.1", "2.finn.1.1", 0);
    const FigureId he = fig(around, "1.master-win-chiu-woo.1.1");
    CHECK(may_attack(around, he, fig(around, "2.crixus.1.1")));
    CHECK_FALSE(may_attack(around, he, fig(around, "2.finn.1.1")));
}

TEST_CASE("Arkmer: a die for each Elf beside him, and who moves beside him is struck from 13 on, Large ones are not") {
    for (const int apart : {1, 2}) {
        const GameState game = on_shipped_meadow()
                                   .army(2, "arkmer", {{2, 1}})
                                   .army(2, "aubrien-archers", {{2 + apart, 1}, {2, 2}})
                                   .army(1, "finn", {{1, 1}})
                                   .start();
        CHECK(defense_more(game, "1.finn.1.1", "2.arkmer.1.1") == (apart == 1 ? 2 : 1));
    }
    for (const auto& [id, rolled, wounds] :
         {std::tuple<std::string, int, int>{"crixus", 12, 0}, {"crixus", 13, 1}, {"feral-troll", 20, 0}}) {
        INFO(id << " " << rolled);
        GameState game =
            in_turn(on_shipped_meadow().army(2, "arkmer", {{5, 1}}).army(1, id, stance(id, {2, 1}, {1, 1})), "1." + id);
        const auto move = move_to(game, first_of(1, id), {4, 1});
        REQUIRE(move);
        dice(game, {rolled});
        act(game, *move);
        CHECK(wounds_of(game, first_of(1, id)) == wounds);
    }
    GameState beside = in_turn(on_shipped_meadow().army(2, "arkmer", {{3, 1}}).army(1, "crixus", {{2, 1}}), "1.crixus");
    const auto stays_beside = move_to(beside, "1.crixus.1.1", {3, 0});
    REQUIRE(stays_beside);
    dice(beside, {20, 20, 20});
    act(beside, *stays_beside);
    CHECK(wounds_of(beside, "1.crixus.1.1") == 0);  // He was beside him before.
}

TEST_CASE("Acolarh: three symbols on ten dice undo deadly wounds of an Elf, and who starts beside her goes further") {
    for (const auto& [wounds, symbols, dead] : {std::tuple{2, 2, true}, {2, 3, false}, {1, 0, true}}) {
        INFO(wounds << " " << symbols);
        GameState game = on_shipped_meadow()
                             .army(1, "acolarh", {{1, 1}})
                             .army(1, "aubrien-archers", {{3, 1}})
                             .army(1, "crixus", {{3, 3}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        dice(game, faces({{blank, symbols}, {skull, 10 - symbols}}));
        wound_by(game, "1.aubrien-archers.1.1", wounds, "2.finn.1.1");
        CHECK(is_destroyed(game, "1.aubrien-archers.1.1") == dead);
        wound_by(game, "1.crixus.1.1", 5, "2.finn.1.1");
        CHECK(is_destroyed(game, "1.crixus.1.1"));  // No Elf.
    }
    GameState turn = in_turn(on_shipped_meadow()
                                 .army(1, "acolarh", {{1, 1}})
                                 .army(1, "aubrien-archers", {{2, 1}, {4, 1}})
                                 .army(2, "finn", {{7, 1}}),
                             "1.aubrien-archers");
    CHECK(move_of(turn, "1.aubrien-archers.1.1") == 7);
    CHECK(move_of(turn, "1.aubrien-archers.1.2") == 5);
}

TEST_CASE(
    "Ana Karithon: against Undead alone, a die against Utgar's, and a word before the turn of a hero beside her") {
    const GameState undead = attacking(on_shipped_meadow()
                                           .army(1, "ana-karithon", {{1, 1}})
                                           .army(2, "cyprien-esenwein", {{3, 1}})
                                           .army(2, "finn", {{3, 2}}),
                                       "1.ana-karithon");
    const FigureId she = fig(undead, "1.ana-karithon.1.1");
    CHECK(may_attack(undead, she, fig(undead, "2.cyprien-esenwein.1.1"), 1));
    CHECK_FALSE(may_attack(undead, she, fig(undead, "2.finn.1.1"), 1));
    const GameState aura = on_shipped_meadow()
                               .army(1, "ana-karithon", {{1, 1}})
                               .army(1, "crixus", {{2, 1}})
                               .army(2, "krug", {{3, 1}, {4, 1}})
                               .army(2, "finn", {{2, 2}})
                               .start();
    CHECK(defense_more(aura, "2.krug.1.1", "1.crixus.1.1") == 1);
    CHECK(defense_more(aura, "2.finn.1.1", "1.crixus.1.1") == 0);
    CHECK(defense_more(aura, "2.krug.1.1", "1.ana-karithon.1.1") == 0);
    for (const auto& [apart, rolled, left] : {std::tuple{1, 13, 1}, {1, 12, 3}, {2, 13, 3}}) {
        INFO(apart << " " << rolled);
        GameState game = on_shipped_meadow()
                             .army(1, "ana-karithon", {{1, 1}})
                             .army(1, "crixus", {{1 + apart, 1}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        Events events;
        GameUpdate(game, events).wound(fig(game, "1.crixus.1.1"), 3);
        to_turn_of(game, "1.crixus");
        CHECK(uses(game).size() == (apart == 1 ? 1 : 0));
        if (apart == 1) use_power_of(game, "1.ana-karithon.1.1", "Healing Word", {rolled}, "1.crixus.1.1");
        CHECK(wounds_of(game, "1.crixus.1.1") == left);
    }
}

TEST_CASE("Evar: an attack more at close quarters, and with the X revealed dice for each of his wounds") {
    for (const bool rages : {true, false}) {
        GameState game =
            in_turn(on_shipped_meadow().army(1, "evar-scarcarver", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}),
                    "1.evar-scarcarver");
        const std::string he = "1.evar-scarcarver.1.1";
        wound(game, he, 2);
        if (rages) use_power_of(game, he, "Frost Rage");
        CHECK(attack_more(game, he, "2.krug.1.1") == (rages ? 2 : 0));
        CHECK(defense_more(game, "2.krug.1.1", he) == (rages ? 2 : 0));
        to_attacks(game);
        attack_with(game, he, "2.krug.1.1", 0);
        CHECK(may_attack(game, fig(game, he), fig(game, "2.krug.1.1")));
    }
    GameState far =
        attacking(on_shipped_meadow().army(1, "evar-scarcarver", {{1, 1}}).army(2, "krug", {{4, 1}, {5, 1}}),
                  "1.evar-scarcarver");
    attack_with(far, "1.evar-scarcarver.1.1", "2.krug.1.1", 0);
    const bool again = turn_is_of(far, "1.evar-scarcarver") &&
                       may_attack(far, fig(far, "1.evar-scarcarver.1.1"), fig(far, "2.krug.1.1"));
    CHECK_FALSE(again);
}

TEST_CASE("Siege: with the X revealed harder, weaker, slower, and at all around him") {
    for (const bool stands : {true, false}) {
        GameState game = in_turn(
            on_shipped_meadow().army(1, "siege", {{2, 1}}).army(2, "krug", {{3, 1}, {4, 1}}).army(2, "finn", {{1, 1}}),
            "1.siege");
        if (stands) use_power_of(game, "1.siege.1.1", "Crag of Steel");
        CHECK(attack_more(game, "1.siege.1.1", "2.krug.1.1") == (stands ? -2 : 0));
        CHECK(defense_more(game, "2.krug.1.1", "1.siege.1.1") == (stands ? 3 : 0));
        CHECK(move_of(game, "1.siege.1.1") == (stands ? 3 : 5));
        to_attacks(game);
        attack_with(game, "1.siege.1.1", "2.finn.1.1", 0);
        const bool more =
            turn_is_of(game, "1.siege") && may_attack(game, fig(game, "1.siege.1.1"), fig(game, "2.krug.1.1"));
        CHECK(more == stands);
    }
}
