// Printed cards that mix attacks with steps, change places or come back where others fell.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE(
    "Eltahale: a step next to an enemy makes her stronger and may hurt her, and a ram at whom she was not beside") {
    for (const int face : {skull, blank}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "eltahale", {{1, 1}})
                                     .army(2, "krug", {{5, 1}, {6, 1}})
                                     .army(2, "finn", {{7, 3}}),
                                 "1.eltahale");
        CHECK_FALSE(may_use_on(game, "1.eltahale.1.1", "Thunder Step", "2.finn.1.1"));  // Too far.
        use_power_of(game, "1.eltahale.1.1", "Thunder Step", {}, "2.krug.1.1");
        CHECK(BoardQuery(game).adjacent(fig(game, "1.eltahale.1.1"), fig(game, "2.krug.1.1")));
        const BoardQuery query(game);
        CHECK(attack_forms(query, fig(game, "1.eltahale.1.1")).front().dice == 6);
        to_attacks(game);
        CHECK(uses_of(game, "1.eltahale.1.1", "Thunder Ram Assault Special Attack").empty());
        dice(game, {face});
        while (turn_is_of(game, "1.eltahale")) act(game, Done{});
        CHECK(wounds_of(game, "1.eltahale.1.1") == (face == skull ? 1 : 0));
    }
    for (const int from : {0, 3}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "eltahale", {{from, 1}})
                                     .army(2, "krug", {{4, 1}, {5, 1}})
                                     .army(2, "finn", {{4, 2}}),
                                 "1.eltahale");
        if (from == 0) act(game, move_to(game, "1.eltahale.1.1", {3, 1}).value());
        to_attacks(game);
        const auto rams = uses_of(game, "1.eltahale.1.1", "Thunder Ram Assault Special Attack");
        CHECK(rams.empty() == (from == 3));
        if (rams.empty()) continue;
        for (const UsePower& ram : rams)
            if (ram.target == fig(game, "2.krug.1.1") && ram.at != no_space) {
                dice(game, faces({{skull, 4}, {blank, 12}}));
                act(game, ram);
                break;
            }
        while (next_step(game)->kind == Step::Kind::Defend) act(game, legal_actions(game).front());
        CHECK(wounds_of(game, "2.krug.1.1") == 4);
        CHECK(is_destroyed(game, "2.finn.1.1"));
    }
}

TEST_CASE("Fire and Rush of Samuel Brown: a shot instead of his move, and after a wound a rush and a blow") {
    for (const int skulls : {0, 1}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "samuel-brown", {{1, 1}}).army(2, "charos", {{5, 1}, {6, 1}}),
                      "1.samuel-brown");
        const FigureId he = fig(game, "1.samuel-brown.1.1"), foe = fig(game, "2.charos.1.1");
        attack_with(game, "1.samuel-brown.1.1", "2.charos.1.1", skulls, 0, {}, 1);
        CHECK(is_asked(game) == (skulls == 1));
        if (!is_asked(game)) continue;
        act(game, move_to(game, "1.samuel-brown.1.1", {4, 1}).value());
        REQUIRE(may_attack(game, he, foe, 1));
        CHECK(attack_dice(game, "1.samuel-brown.1.1", "2.charos.1.1", 1) == 4);
    }
    const GameState engaged =
        attacking(on_shipped_meadow().army(1, "samuel-brown", {{1, 1}}).army(2, "finn", {{2, 1}}), "1.samuel-brown");
    CHECK_FALSE(may_attack(engaged, fig(engaged, "1.samuel-brown.1.1"), fig(engaged, "2.finn.1.1"), 1));
    GameState moved =
        in_turn(on_shipped_meadow().army(1, "samuel-brown", {{1, 1}}).army(2, "finn", {{5, 1}}), "1.samuel-brown");
    act(moved, move_to(moved, "1.samuel-brown.1.1", {2, 1}).value());
    to_attacks(moved);
    CHECK_FALSE(may_attack(moved, fig(moved, "1.samuel-brown.1.1"), fig(moved, "2.finn.1.1"), 1));
}

TEST_CASE("Warforged Soldiers: places are changed before the roll, and one shield more in any defense") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "warforged-soldiers", {{1, 1}})
                                   .army(2, "finn", {{2, 1}})
                                   .army(2, "krug", {{1, 2}, {2, 2}}),
                               "1.warforged-soldiers");
    CHECK_FALSE(may_use_on(game, "1.warforged-soldiers.1.1", "Tactical Switch", "2.krug.1.1"));  // Huge.
    use_power_of(game, "1.warforged-soldiers.1.1", "Tactical Switch", faces({{skull, 3}, {blank, 12}}), "2.finn.1.1");
    CHECK(hex_of(game, "1.warforged-soldiers.1.1") == HexCoord{2, 1});
    CHECK(wounds_of(game, "2.finn.1.1") == 3);
    for (const int with : {0, 1}) {
        GameState hit = attacking(on_shipped_meadow()
                                      .army(1, "kaemon-awa", {{1, 1}})
                                      .army(2, "warforged-soldiers", {{3, 1}})
                                      .army(2, "krug", {{6, 1}, {7, 1}}),
                                  "1.kaemon-awa");
        attack_with(hit, "1.kaemon-awa.1.1", "2.warforged-soldiers.1.1", 1, 0, {}, with);
        CHECK_FALSE(is_destroyed(hit, "2.warforged-soldiers.1.1"));
    }
}

TEST_CASE("Rejected By Death: Thanos comes back beside a friend from 19 on, when he is dead") {
    for (const int rolled : {18, 19}) {
        GameState game = on_shipped_meadow()
                             .army(1, "thanos", {{1, 1}})
                             .army(1, "crixus", {{1, 3}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        destroy(game, "1.thanos.1.1");
        to_turn_with(game, "1.crixus", {rolled});
        CHECK(is_asked(game) == (rolled == 19));
        if (!is_asked(game)) continue;
        act(game, offered<PlaceFigure>(game).front());
        CHECK(BoardQuery(game).adjacent(fig(game, "1.thanos.1.1"), fig(game, "1.crixus.1.1")));
        CHECK(wounds_of(game, "1.thanos.1.1") == 0);
        CHECK(turn_is_of(game, "1.crixus"));
    }
}

TEST_CASE("Zombies of Morindan: six move and three attack, three roll together, and one rises where a victim fell") {
    GameState game = in_turn(on_shipped_meadow()
                                 .army(1, "zombies-of-morindan", {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}, 2)
                                 .army(2, "finn", {{7, 3}}),
                             "1.zombies-of-morindan");
    std::set<FigureId> moved;
    while (turn_is_of(game, "1.zombies-of-morindan") && !offered<Move>(game).empty()) {
        moved.insert(offered<Move>(game).front().figure);
        act(game, offered<Move>(game).front());
    }
    CHECK(moved.size() == 6);
    GameState fight = attacking(on_shipped_meadow()
                                    .army(1, "zombies-of-morindan", {{1, 1}, {2, 0}, {3, 0}, {1, 2}}, 2)
                                    .army(2, "charos", {{2, 1}, {3, 1}}),
                                "1.zombies-of-morindan");
    CHECK_FALSE(uses_of(fight, "1.zombies-of-morindan.1.1", "Zombie Onslaught Special Attack").empty());
    for (const std::string zombie : {"1.1", "1.2", "1.3"})
        attack_with(fight, "1.zombies-of-morindan." + zombie, "2.charos.1.1", 0);
    CHECK_FALSE((turn_is_of(fight, "1.zombies-of-morindan") &&
                 may_attack(fight, fig(fight, "1.zombies-of-morindan.2.1"), fig(fight, "2.charos.1.1"))));
    for (const auto& [victim, rises] :
         {std::pair<std::string, bool>{"heavy-gruts", true}, {"shades-of-bleakewoode", false}}) {
        INFO(victim);
        GameState rise = attacking(on_shipped_meadow()
                                       .army(1, "zombies-of-morindan", {{1, 1}, {0, 3}})
                                       .army(2, victim, {{2, 1}})
                                       .army(2, "finn", {{7, 3}}),
                                   "1.zombies-of-morindan");
        Events events;
        GameUpdate(rise, events).destroy(fig(rise, "1.zombies-of-morindan.1.2"));
        attack_with(rise, "1.zombies-of-morindan.1.1", first_of(2, victim), 1);
        REQUIRE(is_destroyed(rise, first_of(2, victim)));
        CHECK(rise[fig(rise, "1.zombies-of-morindan.1.2")].on_board() == rises);
    }
}

TEST_CASE("Shiori of the later line: three strikes from beside without a move, and out of wounds from 14 on") {
    GameState game = attacking(on_shipped_meadow().army(1, "shiori-aoa", {{2, 1}}).army(2, "charos", {{4, 1}, {5, 1}}),
                               "1.shiori-aoa");
    for (int made = 0; made < 3; ++made) {
        const auto steps = uses_of(game, "1.shiori-aoa.1.1", "Ninjutsu Mastery Special Attack");
        REQUIRE_FALSE(steps.empty());
        dice(game, faces({{skull, 2}, {blank, 8}}));
        act(game, steps.front());
        CHECK(wounds_of(game, "2.charos.1.1") == 2 * (made + 1));
    }
    CHECK_FALSE((turn_is_of(game, "1.shiori-aoa") &&
                 !uses_of(game, "1.shiori-aoa.1.1", "Ninjutsu Mastery Special Attack").empty()));
    GameState moved =
        in_turn(on_shipped_meadow().army(1, "shiori-aoa", {{1, 1}}).army(2, "finn", {{3, 1}}), "1.shiori-aoa");
    act(moved, move_to(moved, "1.shiori-aoa.1.1", {2, 1}).value());
    to_attacks(moved);
    CHECK_FALSE((turn_is_of(moved, "1.shiori-aoa") &&
                 !uses_of(moved, "1.shiori-aoa.1.1", "Ninjutsu Mastery Special Attack").empty()));
    for (const auto& [rolled, goes] : {std::pair{13, false}, {14, true}, {14, false}}) {
        GameState hit =
            attacking(on_shipped_meadow().army(1, "crixus", {{1, 1}}).army(2, "shiori-aoa", {{2, 1}}), "1.crixus");
        attack_with(hit, "1.crixus.1.1", "2.shiori-aoa.1.1", 1, 0, {rolled});
        CHECK(is_asked(hit) == (rolled == 14));
        if (is_asked(hit)) act(hit, goes ? Action{offered<PlaceFigure>(hit).front()} : Action{Done{}});
        CHECK(wounds_of(hit, "2.shiori-aoa.1.1") == (goes ? 0 : 1));
    }
}

TEST_CASE("Dzu-Teh: along a glacier, not seen from afar beside it, and over snow and ice as over grass") {
    const auto beside = [](const std::string& piece) {
        DrawnGame drawn = ShippedGame(R"(
            1 1 1 1 1 1 1 1 1
             1 1 1 1 1 1 1 1 1
              1 1 1 1 1 1 1 1 1
               1 1 1 1 1 1 1 1 1)");
        if (!piece.empty()) drawn.piece({.kind = shipped().piece(piece).value(), .at = {3, 1}, .level = 2});
        return drawn;
    };
    std::string glacier;
    for (const PieceType& piece : shipped().pieces())
        if (shipped()[piece.terrain].id == "glacier" && piece.hexes.size() <= 4) glacier = piece.id;
    REQUIRE_FALSE(glacier.empty());
    for (const bool ice : {true, false}) {
        GameState game =
            in_turn(beside(ice ? glacier : "").army(1, "dzu-teh", {{2, 1}}).army(2, "syvarris", {{8, 3}}), "1.dzu-teh");
        CHECK(uses_of(game, "1.dzu-teh.1.1", "Glacier Traverse").empty() == !ice);
        if (ice) {
            const auto ways = uses_of(game, "1.dzu-teh.1.1", "Glacier Traverse");
            act(game, ways.back());
            CHECK(game[fig(game, "1.dzu-teh.1.1")].at() == ways.back().at);
        }
        const BoardQuery query(game);
        const FigureId archer = fig(game, "2.syvarris.1.1");
        if (ice) CHECK(why_no_attack(query, archer, attack_forms(query, archer).front(), fig(game, "1.dzu-teh.1.1")));
        CHECK_FALSE(hexwright::game::mover_of(game, fig(game, "1.dzu-teh.1.1"), 0).costs.empty());
        CHECK(hexwright::game::mover_of(game, archer, 0).costs.empty());
    }
}

TEST_CASE("an army may have two of an Uncommon card") {
    const GameState game =
        on_shipped_meadow().army(1, "frost-giant-of-morh", {{1, 1}, {1, 2}}, 2).army(2, "crixus", {{7, 1}}).start();
    CHECK(game[fig(game, "1.frost-giant-of-morh.1.1")].on_board());
    CHECK(game[fig(game, "1.frost-giant-of-morh.2.1")].on_board());
}
