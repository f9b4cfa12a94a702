// Printed cards whose special attacks have another shape, and whose dice show more than skulls and shields.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Saber Storm and Queglix Gun: one, two or three dice at a time until the pool is spent") {
    for (const auto& [id, pool] : {std::pair<std::string, int>{"moriko", 6}, {"major-q9", 9}}) {
        INFO(id);
        GameState game = attacking(
            on_shipped_meadow().army(1, id, stance(id, {1, 1}, {0, 1})).army(2, "charos", {{2, 1}, {3, 1}}), "1." + id);
        const FigureId he = fig(game, first_of(1, id)), foe = fig(game, "2.charos.1.1");
        const int first = id == "moriko" ? 2 : 1;  // The power of one die.
        int spent = 0;
        for (const int dice_rolled : {3, 2, 3, 1}) {
            const int with = first + dice_rolled - 1;
            CHECK(may_attack(game, he, foe, with) == (spent + dice_rolled <= pool));
            if (spent + dice_rolled > pool) continue;
            attack_with(game, first_of(1, id), "2.charos.1.1", 0, 0, {}, with);
            spent += dice_rolled;
        }
        CHECK_FALSE((turn_is_of(game, "1." + id) && may_attack(game, he, foe, 0)));  // No normal attack besides.
    }
}

TEST_CASE("Major Q11: three ranges once each against different figures, and a wound for whoever is beside the target") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "major-q11", {{1, 1}})
                                   .army(2, "finn", {{3, 1}})
                                   .army(2, "crixus", {{4, 0}})
                                   .army(2, "thorgrim", {{6, 1}}),
                               "1.major-q11");
    const FigureId he = fig(game, "1.major-q11.1.1");
    CHECK_FALSE(may_attack(game, he, fig(game, "2.thorgrim.1.1"), 3));  // Range 3.
    attack_with(game, "1.major-q11.1.1", "2.finn.1.1", 0, 0, {}, 3);
    CHECK_FALSE(may_attack(game, he, fig(game, "2.crixus.1.1"), 3));  // Once.
    CHECK_FALSE(may_attack(game, he, fig(game, "2.finn.1.1"), 1));    // Another figure.
    CHECK(may_attack(game, he, fig(game, "2.crixus.1.1"), 2));
    for (const int skulls : {0, 1}) {
        GameState near = attacking(on_shipped_meadow()
                                       .army(1, "major-q11", {{1, 1}})
                                       .army(2, "finn", {{2, 1}})
                                       .army(2, "crixus", {{3, 1}})
                                       .army(2, "thorgrim", {{5, 1}}),
                                   "1.major-q11");
        CHECK_FALSE(may_use_on(near, "1.major-q11.1.1", "Vydar's Hammer", "2.thorgrim.1.1"));
        use_power_of(near, "1.major-q11.1.1", "Vydar's Hammer", {}, "2.crixus.1.1");
        attack_with(near, "1.major-q11.1.1", "2.finn.1.1", skulls);
        CHECK(wounds_of(near, "2.crixus.1.1") == skulls);
    }
}

TEST_CASE("Fire Blast and Fey Step of Erevan: again with any number of dice after skulls alone, and one step a game") {
    for (const bool all : {true, false}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "erevan-sunshadow", {{1, 1}}).army(2, "charos", {{4, 1}, {5, 1}}),
                      "1.erevan-sunshadow");
        const FigureId he = fig(game, "1.erevan-sunshadow.1.1"), foe = fig(game, "2.charos.1.1");
        attack_with(game, "1.erevan-sunshadow.1.1", "2.charos.1.1", all ? 2 : 1, 0, {}, 1);
        for (const int with : {1, 2, 3})
            CHECK((turn_is_of(game, "1.erevan-sunshadow") && may_attack(game, he, foe, with)) == all);
    }
    GameState game = in_turn(on_shipped_meadow().army(1, "erevan-sunshadow", {{1, 1}}).army(2, "finn", {{2, 1}}),
                             "1.erevan-sunshadow");
    const auto steps = uses_of(game, "1.erevan-sunshadow.1.1", "Fey Step");
    REQUIRE_FALSE(steps.empty());
    for (const UsePower& use : steps) CHECK(distance((*game.board)[use.at].space.at, {1, 1}) <= 5);
    act(game, steps.back());
    CHECK_FALSE(next_step(game)->kind == Step::Kind::Swipe);
    CHECK(game[fig(game, "1.erevan-sunshadow.1.1")].at() == steps.back().at);
    CHECK(uses_of(game, "1.erevan-sunshadow.1.1", "Fey Step").empty());
    CHECK_FALSE(offered<Move>(game).empty());  // He moves, too.
}

TEST_CASE("Sharwin: a bolt from figure to figure while it wounds, shields that strike back, one skull more") {
    for (const int skulls : {0, 1}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "sharwin-wildborn", {{1, 1}})
                                       .army(2, "finn", {{4, 1}})
                                       .army(2, "crixus", {{5, 1}})
                                       .army(2, "thorgrim", {{7, 2}}),
                                   "1.sharwin-wildborn");
        attack_with(game, "1.sharwin-wildborn.1.1", "2.finn.1.1", skulls, 0, {}, 1);
        const FigureId she = fig(game, "1.sharwin-wildborn.1.1");
        const bool hers = turn_is_of(game, "1.sharwin-wildborn");
        CHECK((hers && may_attack(game, she, fig(game, "2.crixus.1.1"), 1)) == (skulls == 1));
        CHECK_FALSE((hers && may_attack(game, she, fig(game, "2.finn.1.1"), 1)));
        CHECK_FALSE((hers && may_attack(game, she, fig(game, "2.thorgrim.1.1"), 1)));
    }
    GameState hit =
        attacking(on_shipped_meadow().army(1, "sharwin-wildborn", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}),
                  "1.sharwin-wildborn");
    attack_with(hit, "1.sharwin-wildborn.1.1", "2.krug.1.1", 0);
    CHECK(wounds_of(hit, "2.krug.1.1") == 1);
    GameState back = attacking(
        on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, "sharwin-wildborn", {{4, 1}}), "1.kaemon-awa");
    attack_with(back, "1.kaemon-awa.1.1", "2.sharwin-wildborn.1.1", 0, 2);
    CHECK(wounds_of(back, "1.kaemon-awa.1.1") == 2);
}

TEST_CASE("Sir Hawthorne: again while two skulls show, and on a 1 he goes over to an opponent") {
    for (const int skulls : {1, 2}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "sir-hawthorne", {{1, 1}}).army(2, "charos", {{2, 1}, {3, 1}}),
                      "1.sir-hawthorne");
        attack_with(game, "1.sir-hawthorne.1.1", "2.charos.1.1", skulls, 0, {}, 1);
        const bool again = turn_is_of(game, "1.sir-hawthorne") &&
                           may_attack(game, fig(game, "1.sir-hawthorne.1.1"), fig(game, "2.charos.1.1"), 1);
        CHECK(again == (skulls == 2));
    }
    for (const int rolled : {1, 2}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "sir-hawthorne", {{1, 1}})
                                     .army(1, "crixus", {{1, 3}})
                                     .army(2, "finn", {{7, 1}}),
                                 "1.sir-hawthorne");
        dice(game, {rolled});
        while (turn_is_of(game, "1.sir-hawthorne")) act(game, Done{});
        while (is_asked(game)) act(game, offered<ChoosePlayer>(game).front());
        CHECK((game[card(game, "1.sir-hawthorne")].controller == PlayerId{1}) == (rolled == 1));
        CHECK((game[card(game, "1.sir-hawthorne")].markers == 0) == (rolled == 1));
    }
}

TEST_CASE("Laglor: Range for Vydar's shooters near him, and again while a die shows the symbol") {
    const auto range = [](const GameState& game, const std::string& name) {
        return attack_forms(BoardQuery(game), fig(game, name)).front().range;
    };
    for (const int apart : {4, 5}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "laglor", {{1, 1}})
                                   .army(1, "gorillinators", {{1 + apart, 1}})
                                   .army(1, "kaemon-awa", {{0, 1}})
                                   .army(2, "finn", {{7, 2}})
                                   .start();
        CHECK(range(game, "1.gorillinators.1.1") == (apart == 4 ? 8 : 6));
        CHECK(range(game, "1.kaemon-awa.1.1") == 7);  // He follows Einar.
    }
    for (const int symbols : {0, 1}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "laglor", {{1, 1}}).army(2, "charos", {{4, 1}, {5, 1}}), "1.laglor");
        std::vector<int> rolls = faces({{blank, symbols}, {shield, 3 - symbols}, {blank, 9}});
        dice(game, rolls);
        act(game, Attack{fig(game, "1.laglor.1.1"), fig(game, "2.charos.1.1"), 2});
        const bool again =
            turn_is_of(game, "1.laglor") && may_attack(game, fig(game, "1.laglor.1.1"), fig(game, "2.charos.1.1"), 2);
        CHECK(again == (symbols == 1));
    }
}

TEST_CASE("Ornak: with marker 1 Utgar's heroes act instead of him, and Orc Warriors near him count symbols as skulls") {
    GameState game = in_turn(on_shipped_meadow()
                                 .army(1, "ornak", {{1, 1}})
                                 .army(1, "taelord-the-kyrie-warrior", {{3, 1}})
                                 .army(1, "crixus", {{3, 2}})
                                 .army(2, "finn", {{7, 1}}),
                             "1.ornak");
    const auto instead = uses_of(game, "1.ornak.1.1", "Red Flag of Fury Aura");
    REQUIRE(instead.size() == 1);
    CHECK(instead.front().card == card(game, "1.taelord-the-kyrie-warrior"));
    while (game.turn_number == 1)
        act(game, legal_actions(game).back() == Action{Done{}} ? Action{Done{}} : legal_actions(game).front());
    if (turn_is_of(game, "1.ornak")) CHECK(uses_of(game, "1.ornak.1.1", "Red Flag of Fury Aura").empty());
    for (const int apart : {2, 3}) {
        GameState cry = attacking(on_shipped_meadow()
                                      .army(1, "ornak", {{4 - apart, 1}})
                                      .army(1, "heavy-gruts", {{4, 1}})
                                      .army(2, "krug", {{5, 1}, {6, 1}}),
                                  "1.heavy-gruts");
        dice(cry, faces({{blank, 3}, {shield, 1}, {blank, 9}}));
        act(cry, Attack{fig(cry, "1.heavy-gruts.1.1"), fig(cry, "2.krug.1.1"), 0});
        CHECK(wounds_of(cry, "2.krug.1.1") == (apart == 2 ? 2 : 0));
    }
}

TEST_CASE("Hatamoto Taro: symbols shield Samurai from beside, and one shield more beside a friend of Einar") {
    for (const auto& [from, target, helped] :
         {std::tuple<std::string, std::string, bool>{"crixus", "tagawa-samurai", true}, {"crixus", "finn", false}}) {
        INFO(target);
        GameState game = attacking(
            on_shipped_meadow().army(1, from, {{1, 1}}).army(2, target, {{2, 1}}).army(2, "hatamoto-taro", {{4, 1}}),
            "1." + from);
        std::vector<int> rolls =
            faces({{skull, 1}, {blank, attack_dice(game, first_of(1, from), first_of(2, target)) - 1}});
        rolls.resize(rolls.size() + 12, blank);
        dice(game, rolls);
        act(game, Attack{fig(game, first_of(1, from)), fig(game, first_of(2, target)), 0});
        CHECK((is_destroyed(game, first_of(2, target)) || wounds_of(game, first_of(2, target)) > 0) == !helped);
    }
    for (const int apart : {1, 2}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "finn", {{1, 1}})
                                       .army(2, "hatamoto-taro", {{2, 1}})
                                       .army(2, "kaemon-awa", {{2 + apart, 1}}),
                                   "1.finn");
        attack_with(game, "1.finn.1.1", "2.hatamoto-taro.1.1", 1);
        CHECK(wounds_of(game, "2.hatamoto-taro.1.1") == (apart == 1 ? 0 : 1));
    }
}

TEST_CASE("Gift of the Empress: Einar's Kyrie near Kiova roll dice without a shield once more, she herself does not") {
    for (const auto& [target, again] :
         {std::pair<std::string, bool>{"einar-imperium", true}, {"finn", false}, {"empress-kiova", false}}) {
        INFO(target);
        GameState game = on_shipped_meadow()
                             .army(1, "crixus", {{1, 1}})
                             .army(2, target, {{2, 1}})
                             .army(2, target == "empress-kiova" ? "krug" : "empress-kiova",
                                   target == "empress-kiova" ? Hexes{{6, 1}, {7, 1}} : Hexes{{5, 1}})
                             .start();
        to_turn_of(game, "1.crixus");
        to_attacks(game);
        const int defense = defense_dice(game, "1.crixus.1.1", first_of(2, target));
        attack_with(game, "1.crixus.1.1", first_of(2, target), 1, 0, faces({{shield, 1}, {blank, defense - 1}}));
        CHECK((is_destroyed(game, first_of(2, target)) || wounds_of(game, first_of(2, target)) > 0) == !again);
    }
}

TEST_CASE("Encircle and Arrow Volley: three of them roll six dice together, where they stand as their cards ask") {
    GameState yari = attacking(on_shipped_meadow()
                                   .army(1, "ashigaru-yari", {{1, 1}, {2, 0}, {3, 0}, {0, 3}})
                                   .army(2, "krug", {{2, 1}, {3, 1}}),
                               "1.ashigaru-yari");
    const auto spears = uses_of(yari, "1.ashigaru-yari.1.1", "Encircle Special Attack");
    REQUIRE(spears.size() == 1);
    dice(yari, faces({{skull, 6}, {blank, 9}}));
    act(yari, spears.front());
    CHECK(wounds_of(yari, "2.krug.1.1") == 6);
    CHECK_FALSE(turn_is_of(yari, "1.ashigaru-yari"));  // Nobody else attacks.
    for (const std::string fallen :
         {"1.ashigaru-yari.1.3", "1.ashigaru-yari.1.4"}) {  // Only the third stands close enough.
        GameState fewer = attacking(on_shipped_meadow()
                                        .army(1, "ashigaru-yari", {{1, 1}, {2, 0}, {3, 0}, {0, 3}})
                                        .army(2, "krug", {{2, 1}, {3, 1}}),
                                    "1.ashigaru-yari");
        destroy(fewer, fallen);
        CHECK(uses_of(fewer, "1.ashigaru-yari.1.1", "Encircle Special Attack").empty() ==
              (fallen == "1.ashigaru-yari.1.3"));
    }
    for (const auto& [at, may] : {std::pair<Hexes, bool>{{{1, 0}, {1, 1}, {0, 2}}, true},
                                  {{{1, 1}, {1, 3}, {3, 3}}, false},
                                  {{{1, 1}, {1, 2}, {5, 1}}, false}}) {
        GameState game = attacking(on_shipped_meadow().army(1, "roman-archers", at).army(2, "krug", {{6, 1}, {7, 1}}),
                                   "1.roman-archers");
        CHECK(uses_of(game, "1.roman-archers.1.1", "Arrow Volley").empty() == !may);
        if (!may) continue;
        dice(game, faces({{skull, 6}, {blank, 9}}));
        act(game, uses_of(game, "1.roman-archers.1.1", "Arrow Volley").front());
        CHECK(wounds_of(game, "2.krug.1.1") == 6);
        CHECK_FALSE(turn_is_of(game, "1.roman-archers"));
    }
}

TEST_CASE("Burning Breath of Moltenclaw: the target, and if he likes all that he sees on four spaces beyond it") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "moltenclaw", {{1, 1}})
                                   .army(2, "finn", {{3, 1}})
                                   .army(2, "crixus", {{5, 1}})
                                   .army(2, "thorgrim", {{4, 3}}),
                               "1.moltenclaw");
    const auto breaths = uses_of(game, "1.moltenclaw.1.1", "Burning Breath Special Attack");
    REQUIRE_FALSE(breaths.empty());
    for (const UsePower& use : breaths) {
        if (use.target != fig(game, "2.finn.1.1") || use.at == no_space) continue;
        GameState burnt = game;
        dice(burnt, faces({{skull, 4}, {blank, 12}}));
        act(burnt, use);
        while (next_step(burnt)->kind == Step::Kind::Defend || next_step(burnt)->kind == Step::Kind::Spirit)
            act(burnt, legal_actions(burnt).front());
        CHECK(wounds_of(burnt, "2.finn.1.1") + (is_destroyed(burnt, "2.finn.1.1") ? 4 : 0) >= 4);
        const bool straight = static_cast<Direction>(use.tail) == Direction::E;
        if (straight) CHECK(wounds_of(burnt, "2.crixus.1.1") == 4);
        CHECK(wounds_of(burnt, "1.moltenclaw.1.1") == 0);
    }
    CHECK_FALSE(hexwright::game::mover_of(game, fig(game, "1.moltenclaw.1.1"), 0).spared.empty());
}

TEST_CASE("Fen Hydra: four attacks less its wounds, Range 2 but not far up or down, and water does not stop it") {
    for (const int wounds : {0, 2}) {
        GameState game =
            on_shipped_meadow().army(1, "fen-hydra", {{1, 1}, {0, 1}}).army(2, "krug", {{2, 1}, {3, 1}}).start();
        if (wounds > 0) wound(game, "1.fen-hydra.1.1", wounds);
        CHECK(hexwright::game::normal_attacks(game, fig(game, "1.fen-hydra.1.1")) == 4 - wounds);
    }
    for (const auto& [land, may] : {std::pair<std::string, bool>{"5 5 5 2 1 1", true}, {"6 6 6 2 1 1", false}}) {
        const GameState game = attacking(ShippedGame(land)
                                             .army(1, "fen-hydra", {{1, 0}, {0, 0}})
                                             .army(2, "finn", {{3, 0}})
                                             .army(2, "crixus", {{5, 0}}),
                                         "1.fen-hydra");
        CHECK((turn_is_of(game, "1.fen-hydra") &&
               may_attack(game, fig(game, "1.fen-hydra.1.1"), fig(game, "2.finn.1.1"))) == may);
    }
    const GameState wet = on_shipped_meadow().army(1, "fen-hydra", {{1, 1}, {0, 1}}).army(2, "finn", {{7, 1}}).start();
    CHECK_FALSE(hexwright::game::mover_of(wet, fig(wet, "1.fen-hydra.1.1"), 0).spared.empty());
}

TEST_CASE("Granite Guardians: further and harder from above, and a step up after their turn") {
    for (const auto& [land, apart, may] : {std::tuple<std::string, int, bool>{"3 1 1 1 1 1", 3, true},
                                           {"1 1 1 1 1 1", 3, false},
                                           {"3 1 1 1 1 1", 4, false}}) {
        const GameState game =
            attacking(ShippedGame(land).army(1, "granite-guardians", {{0, 0}}).army(2, "finn", {{apart, 0}}),
                      "1.granite-guardians");
        CHECK((turn_is_of(game, "1.granite-guardians") &&
               may_attack(game, fig(game, "1.granite-guardians.1.1"), fig(game, "2.finn.1.1"))) == may);
    }
    for (const int height : {1, 3}) {
        const GameState game = ShippedGame(height == 3 ? "3 1 1" : "1 1 1")
                                   .army(1, "granite-guardians", {{0, 0}})
                                   .army(2, "finn", {{1, 0}})
                                   .start();
        CHECK(attack_more(game, "1.granite-guardians.1.1", "2.finn.1.1") ==
              (height == 3 ? 2 : 0));  // With the height's die.
    }
    for (const auto& [land, may] : {std::pair<std::string, bool>{"1 5 1 1", true}, {"1 6 1 1", false}}) {
        GameState game = at_turn_end(ShippedGame(land).army(1, "granite-guardians", {{0, 0}}).army(2, "finn", {{3, 0}}),
                                     "1.granite-guardians");
        use_power_of(game, "1.granite-guardians.1.1", "Gain High Ground");
        const bool asked = is_asked(game) && !offered<Move>(game).empty();
        CHECK(asked == may);
        if (asked) act(game, offered<Move>(game).front());
        CHECK((hex_of(game, "1.granite-guardians.1.1") == HexCoord{1, 0}) == may);
    }
}

TEST_CASE("Wolves of Badru: a Wolf that has moved pounces and takes the place of its prey, or dies") {
    for (const int skulls : {0, 5}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "wolves-of-badru", {{0, 1}, {0, 3}})
                                     .army(2, "heavy-gruts", {{4, 1}})
                                     .army(2, "krug", {{7, 2}, {6, 2}}),
                                 "1.wolves-of-badru");
        const std::string wolf = "1.wolves-of-badru.1.1";
        act(game, move_to(game, wolf, {1, 1}).value());
        to_attacks(game);
        const FigureId prey = fig(game, "2.heavy-gruts.1.1");
        const int with = power_number("wolves-of-badru", "Pounce Special Attack");
        CHECK(may_attack(game, fig(game, wolf), prey, with));
        CHECK_FALSE(may_attack(game, fig(game, "1.wolves-of-badru.1.2"), prey, with));  // It has not moved.
        attack_with(game, wolf, "2.heavy-gruts.1.1", skulls, 0, {}, with);
        CHECK(is_destroyed(game, wolf) == (skulls == 0));
        if (skulls == 5) CHECK(hex_of(game, wolf) == HexCoord{4, 1});
    }
    const GameState climbs = on_shipped_meadow().army(1, "wolves-of-badru", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    CHECK(hexwright::game::mover_of(climbs, fig(climbs, "1.wolves-of-badru.1.1"), 0).climb_height == 6);
}

TEST_CASE("Cell Divide of the Marro Dividers: from 17 on no wound, and a fallen one comes back beside it") {
    for (const int rolled : {16, 17}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "crixus", {{1, 1}})
                                       .army(2, "marro-dividers", {{2, 1}, {5, 1}})
                                       .army(2, "finn", {{7, 1}}),
                                   "1.crixus");
        Events events;
        GameUpdate(game, events).destroy(fig(game, "2.marro-dividers.1.2"));
        attack_with(game, "1.crixus.1.1", "2.marro-dividers.1.1", 1, 0, {rolled});
        CHECK(is_destroyed(game, "2.marro-dividers.1.1") == (rolled == 16));
        CHECK((is_asked(game) && !offered<PlaceFigure>(game).empty()) == (rolled == 17));
    }
}

TEST_CASE("Hive Swarm of the Marro Drones: three, six or nine of them act by the roll") {
    for (const auto& [rolled, acting] : {std::pair{12, 3}, {13, 6}, {17, 9}}) {
        GameState game =
            on_shipped_meadow()
                .army(1, "marro-drones", {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}, 3)
                .army(2, "finn", {{7, 3}})
                .start();
        to_turn_with(game, "1.marro-drones", {rolled});
        for (int moved = 0; moved < acting; ++moved) {
            REQUIRE_FALSE(offered<Move>(game).empty());
            act(game, offered<Move>(game).front());
        }
        CHECK((turn_is_of(game, "1.marro-drones") ? offered<Move>(game) : std::vector<Move>{}).empty());
    }
}
