// Printed cards that take others over, cannot be seen for a while, or come onto the battlefield later.
#include "tests/cards/card_turns.h"

#include <array>
#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Mind Exchange and Enslave: a Unique hero near takes a turn under their control from 17 on, and goes back") {
    for (const auto& [id, power] : {std::pair<std::string, std::string>{"doctor-doom", "Mind Exchange 17"},
                                    {"mind-flayer-mastermind", "Enslave 17"}})
        for (const int rolled : {16, 17}) {
            INFO(id << " " << rolled);
            GameState game = at_turn_end(on_shipped_meadow()
                                             .army(1, id, {{1, 1}})
                                             .army(2, "finn", {{4, 1}})
                                             .army(2, "heavy-gruts", {{3, 2}})
                                             .army(2, "crixus", {{7, 1}}),
                                         "1." + id);
            CHECK_FALSE(may_use_on(game, first_of(1, id), power, "2.heavy-gruts.1.1"));
            CHECK_FALSE(may_use_on(game, first_of(1, id), power, "2.crixus.1.1"));
            use_power_of(game, first_of(1, id), power, {rolled}, "2.finn.1.1");
            CHECK((game[card(game, "2.finn")].controller == PlayerId{0}) == (rolled == 17));
            if (rolled == 16) continue;
            CHECK(turn_is_of(game, "2.finn"));
            CHECK(to_decide(game) == PlayerId{0});
            CHECK_FALSE(offered<Move>(game).empty());
            while (turn_is_of(game, "2.finn")) act(game, Done{});
            CHECK(game[card(game, "2.finn")].controller == PlayerId{1});
            CHECK(game[card(game, "2.finn")].markers != 0);
        }
}

TEST_CASE("a hero who is taken over does not put his player out, though nobody else is left to him") {
    GameState game =
        at_turn_end(on_shipped_meadow().army(1, "doctor-doom", {{1, 1}}).army(2, "finn", {{4, 1}}), "1.doctor-doom");
    use_power_of(game, "1.doctor-doom.1.1", "Mind Exchange 17", {17}, "2.finn.1.1");
    CHECK_FALSE(game.over);
    CHECK_FALSE(game.players[1].out);
    while (turn_is_of(game, "2.finn")) act(game, Done{});
    CHECK_FALSE(game.over);
}

TEST_CASE("Psionic Blast of the Mind Flayer: unseen, and a wound takes an order marker") {
    for (const int skulls : {0, 1}) {
        GameState game = attacking(ShippedGame("1 9 1 1 1")
                                       .army(1, "mind-flayer-mastermind", {{0, 0}})
                                       .army(2, "finn", {{2, 0}})
                                       .army(2, "crixus", {{4, 0}}),
                                   "1.mind-flayer-mastermind");
        const int before = __builtin_popcount(game[card(game, "2.finn")].markers);
        attack_with(game, "1.mind-flayer-mastermind.1.1", "2.finn.1.1", skulls, 0, {}, 1);
        CHECK(__builtin_popcount(game[card(game, "2.finn")].markers) == before - skulls);
    }
}

TEST_CASE("Eternal Hatred of Marcu: from 17 on an opponent takes his turn, and he comes back") {
    for (const int rolled : {16, 17}) {
        GameState game = on_shipped_meadow()
                             .army(1, "marcu-esenwein", {{1, 1}})
                             .army(1, "crixus", {{2, 1}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        to_turn_with(game, "1.marcu-esenwein", {rolled});
        while (is_asked(game)) act(game, offered<ChoosePlayer>(game).front());
        CHECK(to_decide(game) == PlayerId{rolled == 17 ? 1 : 0});
        CHECK(game[card(game, "1.marcu-esenwein")].controller == PlayerId{rolled == 17 ? 1 : 0});
        while (turn_is_of(game, "1.marcu-esenwein")) act(game, Done{});
        CHECK(game[card(game, "1.marcu-esenwein")].controller == PlayerId{0});
    }
}

TEST_CASE(
    "Gladiator Inspiration of Spartacus: while all markers lie on Gladiators, the others are stronger and faster") {
    for (const bool all : {true, false}) {
        GameState game = on_shipped_meadow()
                             .army(1, "spartacus", {{1, 1}})
                             .army(1, "crixus", {{3, 1}})
                             .army(1, "thorgrim", {{1, 3}})
                             .army(2, "finn", {{4, 1}})
                             .start();
        while (next_step(game)->kind == Step::Kind::Markers) {
            const Step step = *next_step(game);
            const std::string his = step.number == 1           ? "1.spartacus"
                                    : step.number == 2 && !all ? "1.thorgrim"
                                                               : "1.crixus";
            act(game, step.player == PlayerId{0} ? Action{PlaceMarker{step.number, card(game, his)}}
                                                 : Action{offered<PlaceMarker>(game).front()});
        }
        CHECK(attack_more(game, "1.crixus.1.1", "2.finn.1.1") == (all ? 1 : 0));
        CHECK(move_of(game, "1.crixus.1.1") == (all ? 6 : 5));
        CHECK(defense_more(game, "2.finn.1.1", "1.crixus.1.1") == (all ? 1 : 0));
        CHECK(move_of(game, "1.spartacus.1.1") == 5);
        CHECK(move_of(game, "1.thorgrim.1.1") == 5);
    }
}

TEST_CASE("Estivara: venom that goes on, a die for Arachnids near, and a cloud until the next marker") {
    GameState venom = attacking(
        on_shipped_meadow().army(1, "estivara", {{1, 1}}).army(2, "krug", {{4, 1}, {5, 1}}).army(2, "finn", {{7, 3}}),
        "1.estivara");
    attack_with(venom, "1.estivara.1.1", "2.krug.1.1", 1, 0, {10, 9}, 1);
    CHECK(wounds_of(venom, "2.krug.1.1") == 2);
    const GameState aura = on_shipped_meadow()
                               .army(1, "estivara", {{1, 1}})
                               .army(1, "fyorlag-spiders", {{3, 1}})
                               .army(1, "crixus", {{3, 2}})
                               .army(2, "finn", {{4, 1}})
                               .start();
    CHECK(attack_more(aura, "1.fyorlag-spiders.1.1", "2.finn.1.1") == 1);
    CHECK(attack_more(aura, "1.crixus.1.1", "2.finn.1.1") == 0);
    for (const int rolled : {15, 16}) {
        GameState game =
            at_turn_end(on_shipped_meadow().army(1, "estivara", {{1, 1}}).army(2, "syvarris", {{4, 1}}), "1.estivara");
        use_power_of(game, "1.estivara.1.1", "Cloud of Darkness", {rolled});
        REQUIRE(turn_is_of(game, "2.syvarris"));
        to_attacks(game);
        const bool his = turn_is_of(game, "2.syvarris");
        CHECK((his && may_attack(game, fig(game, "2.syvarris.1.1"), fig(game, "1.estivara.1.1"))) == (rolled == 15));
        while (!turn_is_of(game, "1.estivara")) pass(game);
        CHECK(game[card(game, "1.estivara")].lasting == 0);
    }
}

TEST_CASE(
    "Hanwi's Darkness of Glinerva: the X on her card, and nobody near her fights from afar till the next marker") {
    for (const bool dark : {true, false}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "glinerva-the-kyrie-warrior", {{1, 1}})
                                     .army(1, "kaemon-awa", {{2, 2}})
                                     .army(2, "syvarris", {{6, 1}}),
                                 "1.glinerva-the-kyrie-warrior");
        if (dark) use_power_of(game, "1.glinerva-the-kyrie-warrior.1.1", "Hanwi's Darkness");
        const BoardQuery query(game);
        const FigureId archer = fig(game, "2.syvarris.1.1");
        const AttackProfile shot = attack_forms(query, archer).front();
        for (const std::string target : {"1.glinerva-the-kyrie-warrior.1.1", "1.kaemon-awa.1.1"})
            CHECK(why_no_attack(query, archer, shot, fig(game, target)).has_value() == dark);
        const FigureId samurai = fig(game, "1.kaemon-awa.1.1");
        CHECK(why_no_attack(query, samurai, attack_forms(query, samurai).front(), archer).has_value() == dark);
        while (!(turn_is_of(game, "1.glinerva-the-kyrie-warrior") && game.turn_number == 2)) pass(game);
        CHECK(game[card(game, "1.glinerva-the-kyrie-warrior")].lasting == 0);
        CHECK(uses_of(game, "1.glinerva-the-kyrie-warrior.1.1", "Hanwi's Darkness").empty() == dark);  // One X.
    }
}

TEST_CASE("Fia Bonny: powder for Range, and squads lose her from sight for a turn from 13 on, heroes do not") {
    for (const auto& [id, rolled, gone] : {std::tuple<std::string, int, bool>{"aubrien-archers", 12, false},
                                           {"aubrien-archers", 13, true},
                                           {"syvarris", 20, false}}) {
        INFO(id << " " << rolled);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, id, id == "syvarris" ? Hexes{{1, 1}} : Hexes{{1, 1}, {1, 2}})
                                       .army(2, "fia-bonny-the-void-siren", {{4, 1}})
                                       .army(2, "finn", {{4, 3}}),
                                   "1." + id);
        const FigureId archer = fig(game, first_of(1, id)), she = fig(game, "2.fia-bonny-the-void-siren.1.1");
        std::vector<int> rolls(12, blank);
        if (id != "syvarris") rolls.front() = rolled;
        dice(game, rolls);
        act(game, Attack{archer, she, 0});
        CHECK(may_attack(game, archer, fig(game, "2.finn.1.1")) == (gone || id == "syvarris"));
        if (gone) CHECK_FALSE(may_attack(game, archer, she));
    }
    for (const int rolled : {12, 13}) {  // Also when a power of theirs makes the attack.
        const std::string her = "2.fia-bonny-the-void-siren.1.1";
        GameState volley = attacking(on_shipped_meadow()
                                         .army(1, "roman-archers", {{1, 0}, {1, 1}, {0, 2}})
                                         .army(2, "fia-bonny-the-void-siren", {{6, 1}})
                                         .army(2, "finn", {{7, 3}}),
                                     "1.roman-archers");
        std::vector<int> rolls = faces({{skull, 6}, {blank, 9}});
        rolls.insert(rolls.begin(), rolled);
        use_power_of(volley, "1.roman-archers.1.1", "Arrow Volley", rolls, her);
        CHECK((is_destroyed(volley, her) || wounds_of(volley, her) > 0) == (rolled == 12));
    }
    GameState powder =
        attacking(on_shipped_meadow().army(1, "fia-bonny-the-void-siren", {{1, 1}}).army(2, "finn", {{2, 1}}),
                  "1.fia-bonny-the-void-siren");
    const std::string she = "1.fia-bonny-the-void-siren.1.1";
    CHECK(attack_forms(BoardQuery(powder), fig(powder, she)).front().range == 1);
    use_power_of(powder, she, "Black Powder Pistol");
    CHECK(attack_forms(BoardQuery(powder), fig(powder, she)).front().range == 5);
}

TEST_CASE("Nakita Agents: smoke hides them and who is beside them from 13 on, and comers are struck from 15 on") {
    for (const int rolled : {12, 13}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "syvarris", {{1, 1}})
                                       .army(2, "nakita-agents", {{4, 1}})
                                       .army(2, "finn", {{4, 2}})
                                       .army(2, "crixus", {{4, 3}}),
                                   "1.syvarris");
        dice(game, {rolled, blank, blank, blank, blank, blank, blank, blank});
        act(game, Attack{fig(game, "1.syvarris.1.1"), fig(game, "2.finn.1.1"), 0});
        const FigureId archer = fig(game, "1.syvarris.1.1");
        CHECK(may_attack(game, archer, fig(game, "2.nakita-agents.1.1")) == (rolled == 12));
        CHECK(may_attack(game, archer, fig(game, "2.crixus.1.1")));
    }
    for (const int rolled : {14, 15}) {
        GameState game =
            in_turn(on_shipped_meadow().army(1, "crixus", {{1, 1}}).army(2, "nakita-agents", {{4, 1}}), "1.crixus");
        const auto move = move_to(game, "1.crixus.1.1", {3, 1});
        REQUIRE(move);
        dice(game, {rolled});
        act(game, *move);
        CHECK(wounds_of(game, "1.crixus.1.1") == rolled - 14);
    }
}

TEST_CASE("EMP Response of the Repulsors: a Soulborg that does not wound one may lose its turn and its markers") {
    for (const auto& [id, rolled, jammed] : {std::tuple<std::string, int, bool>{"zettian-guards", 13, false},
                                             {"zettian-guards", 14, true},
                                             {"marro-warriors", 20, false}}) {
        INFO(id << " " << rolled);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, id, {{1, 1}, {1, 2}})
                                       .army(2, "omnicron-repulsors", {{4, 1}})
                                       .army(2, "finn", {{3, 2}}),
                                   "1." + id);
        attack_with(game, first_of(1, id), "2.omnicron-repulsors.1.1", 0, 0, {rolled});
        CHECK(turn_is_of(game, "1." + id) == !jammed);
        CHECK((game[card(game, "1." + id)].markers == 0) == jammed);
    }
}

TEST_CASE("Mezzodemon Warmongers: a die against Common figures, and a marker of the shell for all wounds") {
    const GameState game = on_shipped_meadow()
                               .army(1, "mezzodemon-warmongers", {{1, 1}})
                               .army(2, "heavy-gruts", {{2, 1}})
                               .army(2, "finn", {{1, 2}})
                               .start();
    CHECK(attack_more(game, "1.mezzodemon-warmongers.1.1", "2.heavy-gruts.1.1") == 1);
    CHECK(attack_more(game, "1.mezzodemon-warmongers.1.1", "2.finn.1.1") == 0);
    for (const auto& [pays, special] : {std::pair{true, false}, {false, false}, {false, true}}) {
        INFO(pays << " " << special);
        GameState hit = attacking(on_shipped_meadow()
                                      .army(1, "kaemon-awa", {{1, 1}})
                                      .army(2, "mezzodemon-warmongers", {{4, 1}})
                                      .army(2, "finn", {{7, 1}}),
                                  "1.kaemon-awa");
        attack_with(hit, "1.kaemon-awa.1.1", "2.mezzodemon-warmongers.1.1", 2, 0, {}, special ? 1 : 0);
        CHECK(is_asked(hit) == !special);
        if (!special) act(hit, Answer{pays});
        CHECK(is_destroyed(hit, "2.mezzodemon-warmongers.1.1") == !pays);
        CHECK(hit[card(hit, "2.mezzodemon-warmongers")].uses_made == (pays ? 1 : 0));
    }
}

TEST_CASE("Iskra summons the Rechets of Bogdan from 14 on and they act at once, and they are lost with her") {
    for (const int rolled : {13, 14}) {
        GameState game = at_turn_end(on_shipped_meadow()
                                         .army(1, "iskra-esenwein", {{1, 1}})
                                         .army(1, "rechets-of-bogdan", {})
                                         .army(2, "finn", {{7, 3}}),
                                     "1.iskra-esenwein");
        const CardId rechets = card(game, "1.rechets-of-bogdan");
        CHECK(figures_on_board(game, rechets) == 0);
        use_power_of(game, "1.iskra-esenwein.1.1", "Summon the Rechets of Bogdan", {rolled});
        while (is_asked(game)) {
            for (const PlaceFigure& place : offered<PlaceFigure>(game))
                CHECK(distance((*game.board)[place.at].space.at, {1, 1}) <= 6);
            act(game, offered<PlaceFigure>(game).front());
        }
        CHECK(figures_on_board(game, rechets) == (rolled == 14 ? 3 : 0));
        CHECK(turn_is_of(game, "1.rechets-of-bogdan") == (rolled == 14));
    }
    GameState lost = on_shipped_meadow()
                         .army(1, "iskra-esenwein", {{1, 1}})
                         .army(1, "rechets-of-bogdan", {})
                         .army(2, "finn", {{7, 3}})
                         .start();
    destroy(lost, "1.iskra-esenwein.1.1");
    CHECK_FALSE(life_left(lost, card(lost, "1.rechets-of-bogdan")));
}

TEST_CASE("Lethal Sting of the Rechets: a Small or Medium figure dies when every die shows a skull") {
    for (const auto& [target, all, dead] :
         {std::tuple<std::string, bool, bool>{"finn", true, true}, {"finn", false, false}, {"krug", true, false}}) {
        INFO(target << " " << all);
        GameState game = on_shipped_meadow()
                             .army(1, "iskra-esenwein", {{0, 3}})
                             .army(1, "rechets-of-bogdan", {})
                             .army(2, target, stance(target, {2, 1}, {3, 1}))
                             .army(2, "crixus", {{7, 3}})
                             .start();
        Events events;
        GameUpdate(game, events).set_on(fig(game, "1.rechets-of-bogdan.1.1"), std::array{at(game, {1, 1})});
        to_turn_of(game, "1.rechets-of-bogdan");
        to_attacks(game);
        const int rolled = attack_dice(game, "1.rechets-of-bogdan.1.1", first_of(2, target));
        std::vector<int> rolls = faces({{skull, all ? rolled : rolled - 1}, {blank, all ? 0 : 1}, {shield, 12}});
        dice(game, rolls);
        act(game, Attack{fig(game, "1.rechets-of-bogdan.1.1"), fig(game, first_of(2, target)), 0});
        CHECK(is_destroyed(game, first_of(2, target)) == dead);
    }
}

TEST_CASE("Tuck Harrigan: glides in from 13 on away from all, markers come to him, and a die more from afar") {
    for (const int rolled : {12, 13}) {
        GameState game = on_shipped_meadow()
                             .army(1, "crixus", {{1, 1}})
                             .army(1, "wing-commander-tuck-harrigan", {})
                             .army(2, "finn", {{7, 3}})
                             .start();
        const FigureId he = fig(game, "1.wing-commander-tuck-harrigan.1.1");
        CHECK_FALSE(game[he].on_board());
        to_turn_with(game, "1.crixus", {rolled});
        CHECK(is_asked(game) == (rolled == 13));
        if (!is_asked(game)) continue;
        const PlaceFigure place = offered<PlaceFigure>(game).front();
        act(game, place);
        CHECK(BoardQuery(game).next_to(he).empty());
        const PlaceMarker first{1, card(game, "1.wing-commander-tuck-harrigan")};
        REQUIRE(allowed(game, first));
        act(game, first);
        act(game, Done{});
        CHECK(turn_is_of(game, "1.wing-commander-tuck-harrigan"));
        CHECK(defense_more(game, "2.finn.1.1", "1.wing-commander-tuck-harrigan.1.1") == 1);
    }
}
