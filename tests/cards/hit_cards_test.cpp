// Printed cards whose powers go on from what their attacks have done, and those that roll for everybody around.
#include "engine/game/powers.h"
#include "tests/cards/card_turns.h"

#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// An attack with these skulls, no shields, and then these d20 or dice.
void hit(GameState& game, const std::string& from, const std::string& to, int skulls, const std::vector<int>& then = {},
         int with = 0) {
    attack_with(game, from, to, skulls, 0, then, with);
}

}  // namespace

TEST_CASE("Rapid Fire of Deathwalker 8000: again after a wound, over after none") {
    GameState game =
        attacking(on_shipped_meadow().army(1, "deathwalker-8000", {{1, 1}}).army(2, "krug", {{4, 1}, {5, 1}}),
                  "1.deathwalker-8000");
    const Attack attack{fig(game, "1.deathwalker-8000.1.1"), fig(game, "2.krug.1.1"), 1};
    for (int made = 0; made < 3; ++made) {
        REQUIRE(allowed(game, attack));
        hit(game, "1.deathwalker-8000.1.1", "2.krug.1.1", 1, {}, 1);
    }
    hit(game, "1.deathwalker-8000.1.1", "2.krug.1.1", 0, {}, 1);
    CHECK_FALSE(allowed(game, attack));
}

TEST_CASE("Coil Crush of Wo-Sa-Ga: from two wounds on, by 15, not Huge figures") {
    for (const auto& [target, skulls, rolled, dead] : {std::tuple<std::string, int, int, bool>{"finn", 2, 14, false},
                                                       {"finn", 2, 15, true},
                                                       {"finn", 1, 20, false},
                                                       {"krug", 2, 20, false}}) {
        INFO(target << " " << skulls << " " << rolled);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "wo-sa-ga", stance("wo-sa-ga", {1, 1}, {0, 1}))
                                       .army(2, target, stance(target, {2, 1}, {3, 1}))
                                       .army(2, "heavy-gruts", {{7, 3}}),
                                   "1.wo-sa-ga");
        hit(game, "1.wo-sa-ga.1.1", "2." + target + ".1.1", skulls, {rolled});
        CHECK(is_destroyed(game, "2." + target + ".1.1") == dead);
    }
}

TEST_CASE("Poison Sting of Sujoah: a wound more from 10 on and another roll, 20 kills, nothing without a wound") {
    for (const auto& [skulls, rolls, wounds] :
         {std::tuple<int, std::vector<int>, int>{1, {9}, 1}, {1, {10, 9}, 2}, {1, {19, 10, 9}, 3}, {0, {20}, 0}}) {
        GameState game = attacking(
            on_shipped_meadow().army(1, "sujoah", stance("sujoah", {1, 1}, {0, 1})).army(2, "krug", {{2, 1}, {3, 1}}),
            "1.sujoah");
        hit(game, "1.sujoah.1.1", "2.krug.1.1", skulls, rolls, 1);
        CHECK(wounds_of(game, "2.krug.1.1") == wounds);
    }
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "sujoah", stance("sujoah", {1, 1}, {0, 1}))
                                   .army(2, "krug", {{2, 1}, {3, 1}})
                                   .army(2, "finn", {{7, 3}}),
                               "1.sujoah");
    hit(game, "1.sujoah.1.1", "2.krug.1.1", 1, {20}, 1);
    CHECK(is_destroyed(game, "2.krug.1.1"));
}

TEST_CASE("Combined Arbalest of the Protectors: a die for each wound that they gave the target in this turn") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "protectors-of-ullar", {{1, 1}, {1, 2}})
                                   .army(2, "krug", {{2, 1}, {3, 1}})
                                   .army(2, "finn", {{0, 2}}),
                               "1.protectors-of-ullar");
    CHECK(attack_more(game, "1.protectors-of-ullar.1.2", "2.krug.1.1") == 0);
    hit(game, "1.protectors-of-ullar.1.1", "2.krug.1.1", 2);
    CHECK(attack_more(game, "1.protectors-of-ullar.1.2", "2.krug.1.1") == 2);
    CHECK(attack_more(game, "1.protectors-of-ullar.1.2", "2.finn.1.1") == 0);
}

TEST_CASE(
    "Mortal Strike and Javelin of the Master of the Hunt: a die for each wound of a Unique hero, Range +3 from 16") {
    for (const auto& [target, wounds] : {std::pair<std::string, int>{"krug", 3}, {"feral-troll", 2}}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "master-of-the-hunt", stance("master-of-the-hunt", {1, 1}, {0, 1}))
                                       .army(2, target, stance(target, {2, 1}, {3, 1}))
                                       .army(2, "finn", {{7, 3}}),
                                   "1.master-of-the-hunt");
        hit(game, "1.master-of-the-hunt.1.1", "2." + target + ".1.1", 2, {skull, blank});
        CHECK(wounds_of(game, "2." + target + ".1.1") == wounds);
    }
    for (const int rolled : {15, 16}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "master-of-the-hunt", stance("master-of-the-hunt", {1, 1}, {0, 1}))
                                       .army(2, "finn", {{6, 1}}),
                                   "1.master-of-the-hunt");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        const int range = attack_forms(BoardQuery(game), fig(game, "1.master-of-the-hunt.1.1")).front().range;
        CHECK(range == printed_card("master-of-the-hunt").master.range + (rolled == 16 ? 3 : 0));
    }
}

TEST_CASE("Maul of the Deathstalkers: no defense dice when every die shows a skull, against Small and Medium") {
    for (const auto& [target, skulls, wounded] :
         {std::tuple<std::string, bool, bool>{"finn", true, true}, {"finn", false, false}, {"krug", true, false}}) {
        INFO(target << " " << skulls);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "deathstalkers", stance("deathstalkers", {1, 1}, {0, 1}))
                                       .army(2, target, stance(target, {2, 1}, {3, 1})),
                                   "1.deathstalkers");
        const int rolled = attack_dice(game, "1.deathstalkers.1.1", "2." + target + ".1.1");
        const int shown = rolled - (skulls ? 0 : 1);
        dice(game, faces({{skull, shown}, {blank, rolled - shown}, {shield, 20}}));
        act(game, Attack{fig(game, "1.deathstalkers.1.1"), fig(game, "2." + target + ".1.1"), 0});
        CHECK((wounds_of(game, "2." + target + ".1.1") > 0) == wounded);
    }
}

TEST_CASE(
    "Bloodlust of the Tagawa Samurai: a marker for each figure that they destroy, a die for each marker, three at "
    "most") {
    GameState game = on_shipped_meadow()
                         .army(1, "tagawa-samurai", {{2, 1}})
                         .army(2, "heavy-gruts", {{1, 1}, {3, 1}, {2, 0}, {2, 2}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    const std::string he = "1.tagawa-samurai.1.1";
    for (int gone = 1; gone <= 4; ++gone) {
        Events events;
        GameUpdate(game, events).destroy(fig(game, "2.heavy-gruts.1." + std::to_string(gone)), {fig(game, he), true});
        CHECK(attack_more(game, he, "2.finn.1.1") == std::min(gone, 3));
    }
    GameState others =
        on_shipped_meadow().army(1, "tagawa-samurai", {{2, 1}}).army(2, "heavy-gruts", {{1, 1}, {3, 1}}).start();
    destroy(others, "2.heavy-gruts.1.1");  // By nobody.
    CHECK(attack_more(others, he, "2.heavy-gruts.1.2") == 0);
}

TEST_CASE("Archer's Glory and Sky Watcher of Brandis: a turn for a Unique hero shot from afar, dice against flyers") {
    for (const auto& [target, apart, again] :
         {std::tuple<std::string, int, bool>{"finn", 3, true}, {"finn", 1, false}, {"sahuagin-raider", 3, false}}) {
        INFO(target << " " << apart);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "brandis-skyhunter", {{1, 1}})
                                       .army(2, target, {{1 + apart, 1}})
                                       .army(2, "krug", {{7, 3}, {6, 3}}),
                                   "1.brandis-skyhunter");
        if (target == "finn") wound(game, "2.finn.1.1", 3);
        hit(game, "1.brandis-skyhunter.1.1", "2." + target + ".1.1", 2);
        while (next_step(game) && next_step(game)->kind == Step::Kind::Spirit) act(game, legal_actions(game).front());
        REQUIRE(is_destroyed(game, "2." + target + ".1.1"));
        const bool his = !game.turns.empty() && game.turns.back().card == card(game, "1.brandis-skyhunter");
        CHECK((his && !uses(game).empty()) == again);
    }
    const GameState sky = on_shipped_meadow()
                              .army(1, "brandis-skyhunter", {{1, 1}})
                              .army(2, "charos", {{4, 1}, {5, 1}})
                              .army(2, "taelord-the-kyrie-warrior", {{2, 1}})
                              .army(2, "finn", {{4, 2}})
                              .start();
    CHECK(attack_more(sky, "1.brandis-skyhunter.1.1", "2.charos.1.1") == 2);
    CHECK(attack_more(sky, "1.brandis-skyhunter.1.1", "2.taelord-the-kyrie-warrior.1.1") == 0);  // Beside him.
    CHECK(attack_more(sky, "1.brandis-skyhunter.1.1", "2.finn.1.1") == 0);
}

TEST_CASE("Highland Fury of the MacDirks: a die for each wound of the Champion named as the game begins") {
    GameState game = on_shipped_meadow()
                         .army(1, "macdirk-warriors", {{1, 1}})
                         .army(1, "alastair-macdirk", {{0, 0}})
                         .army(1, "crixus", {{0, 2}})
                         .army(2, "krug", {{4, 1}, {5, 1}})
                         .start();
    const auto champions = offered<ChooseCard>(game);
    REQUIRE(champions.size() == 1);  // Crixus is no Champion.
    act(game, champions.front());
    CHECK(attack_more(game, "1.macdirk-warriors.1.1", "2.krug.1.1") == 0);
    wound(game, "1.crixus.1.1", 3);
    CHECK(attack_more(game, "1.macdirk-warriors.1.1", "2.krug.1.1") == 0);
    wound(game, "1.alastair-macdirk.1.1", 3);
    CHECK(attack_more(game, "1.macdirk-warriors.1.1", "2.krug.1.1") == 3);
    destroy(game, "1.alastair-macdirk.1.1");
    CHECK(attack_more(game, "1.macdirk-warriors.1.1", "2.krug.1.1") == 0);
}

// ---- rolls for everybody around

TEST_CASE("Toxic Skin of Kee-Mo-Shi: after her turn all beside her roll, from 17 on a wound, Soulborgs do not") {
    for (const int rolled : {16, 17}) {
        GameState game = on_shipped_meadow()
                             .army(1, "kee-mo-shi", {{2, 1}})
                             .army(1, "finn", {{1, 1}})
                             .army(2, "warden-816", {{3, 1}})
                             .army(2, "crixus", {{5, 1}})
                             .start();
        to_turn_of(game, "1.kee-mo-shi");
        dice(game, {rolled});
        while (!game.turns.empty() && game.turns.back().card == card(game, "1.kee-mo-shi")) act(game, Done{});
        CHECK(wounds_of(game, "1.finn.1.1") == (rolled == 17 ? 1 : 0));
        CHECK(wounds_of(game, "2.warden-816.1.1") == 0);
        CHECK(wounds_of(game, "2.crixus.1.1") == 0);
    }
}

TEST_CASE("Mind Shackle 19 of Kee-Mo-Shi: a Unique card beside her changes sides from 19 on") {
    for (const int rolled : {18, 19}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "kee-mo-shi", {{2, 1}})
                                       .army(2, "finn", {{3, 1}})
                                       .army(2, "heavy-gruts", {{1, 1}}),
                                   "1.kee-mo-shi");
        REQUIRE(uses(game).size() == 1);  // Not on a Common squad.
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK((game[card(game, "2.finn")].controller == PlayerId{0}) == (rolled == 19));
    }
}

TEST_CASE("Helm of Mitonsoul of Runa: within three clear-sight spaces a 20 kills, friends too, a 19 does not") {
    for (const int rolled : {19, 20}) {
        GameState game = attacking(
            on_shipped_meadow().army(1, "runa", {{0, 1}}).army(1, "finn", {{1, 1}}).army(2, "krug", {{5, 1}, {6, 1}}),
            "1.runa");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled, rolled});
        act(game, uses(game).front());
        CHECK(is_destroyed(game, "1.finn.1.1") == (rolled == 20));
        CHECK_FALSE(is_destroyed(game, "2.krug.1.1"));  // Five spaces away.
    }
}

TEST_CASE("Self-destruct of Deathwalker 7000: all beside him by one roll, and he is gone") {
    for (const auto& [rolled, wounds] : {std::pair{3, 0}, std::pair{4, 2}, std::pair{16, 4}, std::pair{20, 8}}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "deathwalker-7000", {{1, 1}})
                                       .army(1, "iron-man", {{0, 3}})
                                       .army(2, "charos", {{2, 1}, {3, 1}})
                                       .army(2, "finn", {{4, 2}}),
                                   "1.deathwalker-7000");
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(wounds_of(game, "2.charos.1.1") == wounds);
        CHECK(wounds_of(game, "2.finn.1.1") == 0);
        CHECK(is_destroyed(game, "1.deathwalker-7000.1.1"));
    }
}

TEST_CASE("Stealth Dodge of Deathwalker 7000: one shield is enough from afar, not from beside") {
    for (const auto& [apart, hits] : {std::pair{3, 0}, std::pair{1, 2}}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, "deathwalker-7000", {{1 + apart, 1}}),
                      "1.kaemon-awa");
        dice(game, faces({{skull, 3}, {blank, 1}, {shield, 1}, {blank, 20}}));
        const Events events = act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, "2.deathwalker-7000.1.1"), 0});
        CHECK(happened<event::Defended>(events).front().hits == hits);
    }
}

TEST_CASE(
    "Unleashed Fury of the Anubian Wolves: dice for the turn by the roll, on 1 one of them is lost, and Khosumet's "
    "help") {
    for (const auto& [rolled, more] :
         {std::pair{2, 1}, std::pair{6, 1}, std::pair{7, 2}, std::pair{12, 3}, std::pair{19, 4}, std::pair{20, 8}}) {
        GameState game =
            on_shipped_meadow().army(1, "anubian-wolves", {{1, 1}, {0, 0}}).army(2, "finn", {{7, 3}}).start();
        to_turn_with(game, "1.anubian-wolves", {rolled});
        CHECK(attack_dice(game, "1.anubian-wolves.1.1", "2.finn.1.1") ==
              printed_card("anubian-wolves").master.attack + more);
    }
    GameState lost = on_shipped_meadow().army(1, "anubian-wolves", {{1, 1}, {0, 0}}).army(2, "finn", {{7, 3}}).start();
    to_turn_with(lost, "1.anubian-wolves", {1});
    REQUIRE(offered<ChooseFigure>(lost).size() == 2);
    act(lost, ChooseFigure{fig(lost, "1.anubian-wolves.1.2")});
    CHECK(is_destroyed(lost, "1.anubian-wolves.1.2"));
    CHECK_FALSE(offered<Move>(lost).empty());  // The other one takes its turn.
    GameState helped = on_shipped_meadow()
                           .army(1, "anubian-wolves", {{1, 1}})
                           .army(1, "khosumet-the-darklord", {{4, 0}})
                           .army(2, "finn", {{7, 3}})
                           .start();
    to_turn_with(helped, "1.anubian-wolves", {6});
    CHECK(attack_dice(helped, "1.anubian-wolves.1.1", "2.finn.1.1") ==
          printed_card("anubian-wolves").master.attack + 2);
}

TEST_CASE("Relentless Assault of Khosumet: a die for Relentless friends beside him, not for others") {
    const GameState game = on_shipped_meadow()
                               .army(1, "khosumet-the-darklord", {{1, 1}})
                               .army(1, "krug", {{2, 1}, {3, 1}})
                               .army(1, "crixus", {{1, 0}})
                               .army(2, "microcorp-agents", {{7, 3}})
                               .start();
    CHECK(attack_more(game, "1.krug.1.1", "2.microcorp-agents.1.1") == 1);
    CHECK(attack_more(game, "1.crixus.1.1", "2.microcorp-agents.1.1") == 0);
}

// ---- markers, figures that are put elsewhere

TEST_CASE("Crippling Gaze of Dünd: all order markers of a card within five, from 15 on, before he moves") {
    for (const int rolled : {14, 15}) {
        GameState game = on_shipped_meadow()
                             .army(1, "dund", stance("dund", {0, 1}, {0, 0}))
                             .army(2, "finn", {{5, 1}})
                             .army(2, "crixus", {{7, 1}})
                             .start();
        to_turn_of(game, "1.dund");
        CHECK(game[card(game, "2.finn")].markers != 0);
        REQUIRE(uses(game).size() == 1);  // Crixus is too far away.
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK((game[card(game, "2.finn")].markers == 0) == (rolled == 15));
    }
}

TEST_CASE("Entangling Web of the Fyorlag Spiders: one hidden marker of a figure with three of them beside it") {
    for (const auto& [spiders, rolled, taken] :
         {std::tuple{3, 16, true}, std::tuple{3, 15, false}, std::tuple{2, 20, false}}) {
        Hexes at{{2, 1}, {4, 1}, {3, 0}};
        at.resize(static_cast<std::size_t>(spiders));
        GameState game = attacking(on_shipped_meadow().army(1, "fyorlag-spiders", at).army(2, "finn", {{3, 1}}),
                                   "1.fyorlag-spiders");
        const int before = __builtin_popcount(game[card(game, "2.finn")].markers);
        CHECK(uses(game).empty() == (spiders < 3));
        if (uses(game).empty()) continue;
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(__builtin_popcount(game[card(game, "2.finn")].markers) == before - (taken ? 1 : 0));
    }
}

TEST_CASE("Climb X3 of the Fyorlag Spiders: its Height counts three times") {
    const GameState game = on_shipped_meadow().army(1, "fyorlag-spiders", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    const auto climbs = [&](const std::string& name) { return mover_of(game, fig(game, name), 0).climb_height; };
    CHECK(climbs("1.fyorlag-spiders.1.1") == 3 * printed_card("fyorlag-spiders").height);
    CHECK(climbs("2.finn.1.1") == printed_card("finn").height);
}

TEST_CASE("Vanish 9 of Isamu and Disappearing Ninja: out of an attack by the roll, to where no enemy is beside") {
    for (const auto& [id, needs] : {std::pair<std::string, int>{"isamu", 9}, {"ninjas-of-the-northern-wind", 12}})
        for (const int less : {1, 0}) {
            INFO(id << " " << less);
            GameState game = attacking(on_shipped_meadow()
                                           .army(1, "kaemon-awa", {{1, 1}})
                                           .army(2, id, {{3, 1}})
                                           .army(2, "krug", {{7, 3}, {6, 3}}),
                                       "1.kaemon-awa");
            dice(game, {skull, blank, blank, blank, needs - less, blank, blank, blank, blank, blank});
            act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, first_of(2, id)), 0});
            const bool asked = next_step(game)->kind == Step::Kind::PowerStep;
            const auto moves = asked ? offered<Move>(game) : std::vector<Move>{};
            CHECK(moves.empty() == (less == 1));
            for (const Move& move : moves) CHECK(distance((*game.board)[move.at].space.at, {1, 1}) > 1);
            if (less == 0) CHECK(wounds_of(game, first_of(2, id)) == 0);
        }
    GameState special = attacking(on_shipped_meadow()
                                      .army(1, "kaemon-awa", {{1, 1}})
                                      .army(2, "ninjas-of-the-northern-wind", {{3, 1}})
                                      .army(2, "krug", {{7, 3}, {6, 3}}),
                                  "1.kaemon-awa");
    dice(special, {skull, skull, skull, skull, blank, blank, blank, blank, blank, blank});
    act(special, Attack{fig(special, "1.kaemon-awa.1.1"), fig(special, "2.ninjas-of-the-northern-wind.1.1"), 1});
    CHECK(is_destroyed(special, "2.ninjas-of-the-northern-wind.1.1"));  // No roll against a special attack.
}

TEST_CASE("Ghost Walk of the Ninjas, Dishonorable Attack of Isamu: through figures, and two dice against Jandar's") {
    GameState game = ShippedGame("1 1 1 1 1 1 1 1")
                         .army(1, "ninjas-of-the-northern-wind", {{0, 0}})
                         .army(2, "knights-of-weston", {{1, 0}, {2, 0}})
                         .start();
    to_turn_of(game, "1.ninjas-of-the-northern-wind");
    CHECK(move_to(game, "1.ninjas-of-the-northern-wind.1.1", {3, 0}));
    CHECK_FALSE(move_to(game, "1.ninjas-of-the-northern-wind.1.1", {2, 0}));
    const GameState isamu =
        on_shipped_meadow().army(1, "isamu", {{1, 1}}).army(2, "finn", {{2, 1}}).army(2, "crixus", {{1, 0}}).start();
    CHECK(attack_more(isamu, "1.isamu.1.1", "2.finn.1.1") == 2);
    CHECK(attack_more(isamu, "1.isamu.1.1", "2.crixus.1.1") == 0);
}

TEST_CASE("Grapple Grab 8 of Drake and Spear of Summoning of Saylind: a figure is put beside them by the roll") {
    for (const auto& [id, needs] :
         {std::pair<std::string, int>{"sgt-drake-alexander-aoa", 8}, {"saylind-the-kyrie-warrior", 9}})
        for (const int less : {1, 0}) {
            INFO(id << " " << less);
            const bool enemy = id == "sgt-drake-alexander-aoa";
            DrawnGame drawn = on_shipped_meadow();
            drawn.army(1, id, stance(id, {1, 1}, {0, 1}));
            drawn.army(enemy ? 2 : 1, "crixus", {{5, 1}}).army(2, "krug", {{7, 3}, {6, 3}}).army(2, "finn", {{6, 1}});
            GameState game = attacking(drawn, "1." + id);
            const std::string grabbed = enemy ? "2.crixus.1.1" : "1.crixus.1.1";
            REQUIRE(uses_on(game, grabbed).size() == 1);
            CHECK(uses_on(game, "2.krug.1.1").empty());
            CHECK(uses_on(game, "2.finn.1.1").empty());  // Five spaces away from Drake, an enemy of Saylind.
            dice(game, {needs - less});
            act(game, uses_on(game, grabbed).front());
            const auto places = offered<PlaceFigure>(game);
            CHECK(places.empty() == (less == 1));
            if (places.empty()) continue;
            act(game, places.front());
            CHECK(BoardQuery(game).adjacent(fig(game, grabbed), fig(game, first_of(1, id))));
        }
}

TEST_CASE("Thorian Speed of the later Drake: normal attacks only from beside, special ones from afar") {
    const GameState game =
        attacking(on_shipped_meadow()
                      .army(1, "kaemon-awa", {{1, 1}})
                      .army(2, "sgt-drake-alexander-aoa", stance("sgt-drake-alexander-aoa", {4, 1}, {5, 1})),
                  "1.kaemon-awa");
    const FigureId kaemon = fig(game, "1.kaemon-awa.1.1"), drake = fig(game, "2.sgt-drake-alexander-aoa.1.1");
    CHECK_FALSE(may_attack(game, kaemon, drake));
    CHECK(may_attack(game, kaemon, drake, 1));
}

TEST_CASE("Initiative Advantage of the Capuan Gladiators: a point for each marker on them, if all lie on Gladiators") {
    for (const auto& [on_capuans, elsewhere, bonus] :
         {std::tuple<int, std::string, int>{2, "crixus", 2}, {4, "crixus", 3}, {3, "finn", 0}, {0, "crixus", 0}}) {
        GameState game = on_shipped_meadow()
                             .army(1, "capuan-gladiators", {{1, 1}})
                             .army(1, "crixus", {{0, 0}})
                             .army(1, "finn", {{0, 2}})
                             .army(2, "krug", {{7, 3}, {6, 3}})
                             .start();
        GameCard& capuans = game[card(game, "1.capuan-gladiators")];
        GameCard& other = game[card(game, "1." + elsewhere)];
        for (int marker = 1; marker <= marker_kinds; ++marker) {
            GameCard& on = marker <= on_capuans ? capuans : other;
            on.markers |= marker_bit(marker);
            on.marked = PlayerId{0};
        }
        CHECK(hexwright::game::initiative_bonus(game, PlayerId{0}) == bonus);
    }
}

TEST_CASE("Loyalty to the Lizard King and bonding with him: a Dragon that is Large or Huge, near within two spaces") {
    GameState game = on_shipped_meadow()
                         .army(1, "greenscale-warriors", {{2, 1}, {6, 1}})
                         .army(1, "charos", {{1, 0}, {0, 0}})
                         .army(1, "white-wyrmling", {{0, 2}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    const auto kings = offered<ChooseCard>(game);
    REQUIRE(kings.size() == 1);
    CHECK(kings.front().card == card(game, "1.charos"));
    act(game, kings.front());
    CHECK(attack_more(game, "1.greenscale-warriors.1.1", "2.finn.1.1") == 1);
    CHECK(defense_more(game, "2.finn.1.1", "1.greenscale-warriors.1.1") == 1);
    CHECK(attack_more(game, "1.greenscale-warriors.1.2", "2.finn.1.1") == 0);
    to_turn_of(game, "1.greenscale-warriors");
    REQUIRE(uses(game).size() == 1);  // Not the Wyrmling.
    CHECK(uses(game).front().card == card(game, "1.charos"));
}
