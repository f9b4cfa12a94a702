// Printed cards whose powers reach other cards, and rolls that change an attack before it is made.
#include "engine/game/observation.h"
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Vile Injection and Ironclad Puppeteer of Viscerot: two more for an Eisenek, and a turn after his own") {
    const std::string he = "1.iron-lich-viscerot.1.1", rider = "1.necrotech-wraithriders.1.1";
    for (const int apart : {4, 6}) {
        INFO(apart);
        GameState game = in_turn(ShippedGame("1 1 1 1 1 1 1 1 1 1")
                                     .army(1, "iron-lich-viscerot", {{1, 0}, {0, 0}})
                                     .army(1, "necrotech-wraithriders", {{1 + apart, 0}})
                                     .army(2, "finn", {{9, 0}}),
                                 "1.necrotech-wraithriders");
        while (game.turns.back().phase != Turn::Phase::Moving) act(game, Done{});
        const int move = move_of(game, rider), attack = attack_dice(game, rider, "2.finn.1.1");
        CHECK(may_use_on(game, he, "Vile Injection", rider) == (apart == 4));
        if (apart == 6) continue;
        const Events events = use_power_of(game, he, "Vile Injection", {}, rider);
        CHECK(happened<event::MarkersLeft>(events).front().markers == 2);
        CHECK(move_of(game, rider) == move + 2);
        CHECK(attack_dice(game, rider, "2.finn.1.1") == attack + 2);
        CHECK_FALSE(may_use_on(game, he, "Vile Injection", rider));  // Once a turn.
    }
    for (const std::string id : {"necrotech-wraithriders", "crixus"}) {
        const GameState game = at_turn_end(on_shipped_meadow()
                                               .army(1, "iron-lich-viscerot", {{1, 1}, {0, 1}})
                                               .army(1, id, {{1, 3}})
                                               .army(2, "finn", {{7, 1}}),
                                           "1.iron-lich-viscerot");
        const bool offered_turn =
            turn_is_of(game, "1.iron-lich-viscerot") && !uses_of(game, he, "Ironclad Puppeteer").empty();
        CHECK(offered_turn == (id != "crixus"));
    }
}

TEST_CASE(
    "First Assault 2 and Mutiny of Cornelius: two dice against comers, and squads that follow him when their captain "
    "is hurt") {
    const std::string he = "1.cornelius-breech-the-derelict-prince.1.1";
    const GameState assault = in_turn(on_shipped_meadow()
                                          .army(1, "cornelius-breech-the-derelict-prince", {{1, 1}})
                                          .army(2, "finn", {{2, 1}})
                                          .army(2, "crixus", {{5, 1}}),
                                      "1.cornelius-breech-the-derelict-prince");
    CHECK(attack_more(assault, he, "2.finn.1.1") == 0);
    CHECK(attack_more(assault, he, "2.crixus.1.1") == 2);
    const std::string captain = "1.fia-bonny-the-void-siren.1.1";
    for (const std::string& hurt : {captain, std::string("1.crixus.1.1")})
        for (const int wounds : {1, 9}) {
            INFO(hurt << " " << wounds);
            GameState game = on_shipped_meadow()
                                 .army(1, "fia-bonny-the-void-siren", {{3, 3}})
                                 .army(1, "crixus", {{5, 3}})
                                 .army(1, "cornelius-breech-the-derelict-prince", {{1, 1}})
                                 .army(1, "knaves-silver-scimitar", {{1, 3}})
                                 .army(2, "finn", {{7, 1}})
                                 .start();
            while (is_asked(game)) act(game, offered<ChooseCard>(game).front());
            const CardId knaves = card(game, "1.knaves-silver-scimitar");
            REQUIRE(game[knaves].named == card(game, "1.fia-bonny-the-void-siren"));
            wound(game, he, 2);
            wound_by(game, hurt, wounds, "2.finn.1.1");
            CHECK(is_asked(game) == (hurt == captain));
            if (!is_asked(game)) continue;
            act(game, ChooseCard{knaves});
            CHECK(game[knaves].named == card(game, "1.cornelius-breech-the-derelict-prince"));
            CHECK(wounds_of(game, he) == 0);
            CHECK_FALSE(is_asked(game));
        }
}

TEST_CASE("Maddening Chitter of Thyraxis: a marker is seen and moved, once a round and in secret") {
    const std::string it = "1.thyraxis-dragoon.1.1";
    for (const int rolled : {13, 14}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "thyraxis-dragoon", {{1, 1}, {0, 1}})
                                     .army(2, "finn", {{4, 1}})
                                     .army(2, "crixus", {{7, 3}}),
                                 "1.thyraxis-dragoon");
        const CardId finn = card(game, "2.finn"), crixus = card(game, "2.crixus");
        CHECK(may_use_on(game, it, "Maddening Chitter 14", "2.finn.1.1"));
        CHECK_FALSE(may_use_on(game, it, "Maddening Chitter 14", "2.crixus.1.1"));  // No marker lies there.
        const Events events = use_power_of(game, it, "Maddening Chitter 14", {rolled, 2}, "2.finn.1.1");
        CHECK(is_asked(game) == (rolled == 14));
        CHECK(uses_of(game, it, "Maddening Chitter 14").empty());
        const auto seen = happened<event::MarkerSeen>(events);
        CHECK(seen.size() == (rolled == 14 ? 1 : 0));
        if (rolled == 13) continue;
        CHECK(seen.front().marker == 2);
        CHECK(hexwright::game::may_know(game, Event{seen.front()}, PlayerId{0}));
        CHECK_FALSE(hexwright::game::may_know(game, Event{seen.front()}, PlayerId{1}));
        CHECK(next_step(hexwright::game::observation(game, PlayerId{0}))->more == 2);
        CHECK(next_step(hexwright::game::observation(game, PlayerId{1}))->more == 0);
        act(game, ChooseCard{crixus});
        CHECK((game[finn].markers & marker_bit(2)) == 0);
        CHECK(game[crixus].markers == marker_bit(2));
        CHECK(game[crixus].revealed == 0);
        CHECK(game[crixus].marked == PlayerId{1});
    }
}

TEST_CASE("Lycanthropy and Moon Frenzy: a wounded hero becomes a Hybrid, and takes a turn for the Werewolf Lord") {
    const std::string lord = "1.werewolf-lord.1.1";
    for (const auto& [id, skulls, bitten] : {std::tuple<std::string, int, bool>{"crixus", 1, true},
                                             {"crixus", 0, false},
                                             {"warden-816", 1, false},
                                             {"blade-gruts", 1, false}}) {
        INFO(id << " " << skulls);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "werewolf-lord", {{1, 1}, {0, 1}})
                                       .army(2, id, {{2, 1}})
                                       .army(2, "finn", {{7, 3}}),
                                   "1.werewolf-lord");
        attack_with(game, lord, first_of(2, id), skulls);
        CHECK(is_asked(game) == bitten);
        if (!bitten) continue;
        act(game, Answer{true});
        const ArmyCard& card_now = printed(game, card(game, "2." + id));
        CHECK(card_now.species == "Hybrid");
        CHECK(card_now.card_class == "Hunter");
        CHECK(card_now.personality == "Tormented");
        CHECK(card_now.life == printed_card(id).life);
        CHECK(printed(game, card(game, "2.finn")).species == "Human");
    }
    for (const int rolled : {10, 11})
        for (const bool hybrid : {true, false}) {
            INFO(rolled << " " << hybrid);
            GameState game = on_shipped_meadow()
                                 .army(1, "werewolf-lord", {{1, 1}, {0, 1}})
                                 .army(2, "finn", {{4, 1}})
                                 .army(2, "crixus", {{7, 3}})
                                 .start();
            const CardId finn = card(game, "2.finn");
            ArmyCard made = printed(game, finn);
            made.species = "Hybrid";
            if (hybrid) game[finn].rewritten.card = std::make_shared<const ArmyCard>(made);
            to_turn_with(game, "1.werewolf-lord", {rolled});
            CHECK(is_asked(game) == (hybrid && rolled == 11));
            if (!is_asked(game)) continue;
            CHECK(offered<ChooseFigure>(game).size() == 1);
            act(game, ChooseFigure{fig(game, "2.finn.1.1")});
            CHECK(turn_is_of(game, "2.finn"));
            CHECK(game[finn].controller == PlayerId{0});
            const auto markers = game[finn].markers;
            while (turn_is_of(game, "2.finn")) act(game, Done{});
            CHECK(turn_is_of(game, "1.werewolf-lord"));
            CHECK(game[finn].controller == PlayerId{1});
            CHECK(game[finn].markers == markers);
        }
}

TEST_CASE("Flail Hurricane of the Ogre Warhulk: from 11 on it attacks all beside it, friends too, up to 10 one") {
    const std::string ogre = "1.ogre-warhulk.1.1";
    for (const int rolled : {10, 11}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "ogre-warhulk", {{2, 1}, {1, 1}})
                                     .army(1, "crixus", {{2, 2}})
                                     .army(2, "finn", {{3, 1}})
                                     .army(2, "thorgrim", {{6, 1}}),
                                 "1.ogre-warhulk");
        dice(game, {rolled});
        to_attacks(game);
        const std::vector<ChooseFigure> swung = offered<ChooseFigure>(game);
        CHECK(is_asked(game) == (rolled == 11));
        CHECK(swung.size() == (rolled == 11 ? 2 : 0));  // Not who stands farther away.
        CHECK(may_attack(game, fig(game, ogre), fig(game, "2.finn.1.1")) == (rolled == 10));
        if (rolled == 10) continue;
        CHECK_FALSE(allowed(game, Done{}));
        for (const std::string hit : {"1.crixus.1.1", "2.finn.1.1"}) {
            dice(game, faces({{skull, 5}, {blank, 12}}));
            act(game, ChooseFigure{fig(game, hit)});
        }
        CHECK(is_destroyed(game, "1.crixus.1.1"));
        CHECK(is_destroyed(game, "2.finn.1.1"));
        CHECK_FALSE(is_asked(game));
    }
}

TEST_CASE("Sneak Attack 2 and Hide in Darkness of Darrak: two dice beside a friend, and out of wounds in the dark") {
    const std::string he = "1.darrak-ambershard.1.1";
    for (const int apart : {1, 2}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "darrak-ambershard", {{1, 1}})
                                   .army(1, "crixus", {{2 + apart, 1}})
                                   .army(2, "finn", {{2, 1}})
                                   .start();
        CHECK(attack_more(game, he, "2.finn.1.1") == (apart == 1 ? 2 : 0));
    }
    for (const auto& [ground, rolled, hurt] : {std::tuple<std::string, int, bool>{"1 1 1 1", 15, true},
                                               {"1 1 1 1", 16, false},
                                               {"1 1 h 1", 9, true},
                                               {"1 1 h 1", 10, false},
                                               {"1 1 D 1", 12, true},
                                               {"1 1 D 1", 13, false}}) {
        INFO(ground << " " << rolled);
        GameState game = attacking(ShippedGame(ground, "master-2007", {{'D', "dungeon-1"}})
                                       .army(2, "darrak-ambershard", {{2, 0}})
                                       .army(1, "crixus", {{1, 0}}),
                                   "1.crixus");
        const std::string his = "2.darrak-ambershard.1.1";
        std::vector<int> shown(static_cast<std::size_t>(attack_dice(game, "1.crixus.1.1", his)), skull);
        shown.push_back(rolled);
        shown.resize(shown.size() + 8, blank);
        dice(game, shown);
        act(game, Attack{fig(game, "1.crixus.1.1"), fig(game, his), 0});
        CHECK((is_destroyed(game, his) || wounds_of(game, his) > 0) == hurt);
    }
}

TEST_CASE("Force Orb and Warforged Resolve of Heirloom: enemies beside the target, no friends, and one shield more") {
    const GameState game = on_shipped_meadow()
                               .army(1, "heirloom", {{0, 1}})
                               .army(1, "crixus", {{4, 0}})
                               .army(2, "finn", {{3, 1}})
                               .army(2, "thorgrim", {{4, 1}})
                               .army(2, "raelin-sotm", {{6, 1}})
                               .start();
    const BoardQuery query(game);
    const FigureId it = fig(game, "1.heirloom.1.1");
    const auto forms = hexwright::game::attack_forms(query, it);
    const auto orb = std::ranges::find(forms, power_number("heirloom", "Force Orb Special Attack"),
                                       &hexwright::game::AttackProfile::with);
    REQUIRE(orb != forms.end());
    const auto hit = hexwright::game::hit_by(query, it, *orb, fig(game, "2.finn.1.1"));
    CHECK(std::set<FigureId>(hit.begin(), hit.end()) ==
          std::set<FigureId>{fig(game, "2.finn.1.1"), fig(game, "2.thorgrim.1.1")});
    for (const int skulls : {1, 2}) {
        GameState attacked =
            attacking(on_shipped_meadow().army(1, "crixus", {{1, 1}}).army(2, "heirloom", {{2, 1}}), "1.crixus");
        attack_with(attacked, "1.crixus.1.1", "2.heirloom.1.1", skulls);
        CHECK(wounds_of(attacked, "2.heirloom.1.1") == skulls - 1);
    }
}
