// Printed cards whose powers give turns, and those that make other powers' rolls better.
#include "tests/cards/card_game.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

bool may_give_a_turn_to(const GameState& game, const std::string& name) {
    return std::ranges::any_of(uses(game), [&](const UsePower& use) { return use.card == card(game, name); });
}

void end_turn_of(GameState& game, const std::string& name) {
    const std::size_t depth = game.turns.size();
    while (game.turns.size() == depth && game.turns.back().card == card(game, name) &&
           game.turns.back().phase != Turn::Phase::End && allowed(game, Done{}))
        act(game, Done{});
}

}  // namespace

TEST_CASE("bonding: Gruts, Axegrinders, Knights, Legionnaires, Sacred Band, Vipers, Death Knights and Wyrmlings") {
    const ArmyCard warlord = like("finn", "ullar-warlord", [](ArmyCard& made) {
        made.general = "Ullar";
        made.card_class = "Warlord";
    });
    const ArmyCard predator = like("finn", "predator", [](ArmyCard& made) { made.card_class = "Predator"; });
    struct {
        const char *card, *bonded, *other;
    } const table[] = {{"arrow-gruts", "swog-rider", "tornak"},
                       {"blade-gruts", "tornak", "finn"},
                       {"heavy-gruts", "tornak", "swog-rider"},
                       {"axegrinders-of-burning-forge", "migol-ironwill", "finn"},
                       {"knights-of-weston", "sir-denrick", "tornak"},
                       {"roman-legionnaires", "marcus-decimus-gallus", "finn"},
                       {"sacred-band", "marcus-decimus-gallus", "ullar-warlord"},
                       {"armoc-vipers", "ullar-warlord", "marcus-decimus-gallus"},
                       {"death-knights-of-valkrill", "taelord-the-kyrie-warrior", "krug"},
                       {"death-knights-of-valkrill", "taelord-the-kyrie-warrior", "finn"},
                       {"white-wyrmling", "red-wyrmling", "charos"},
                       {"red-wyrmling", "black-wyrmling", "charos"},
                       {"black-wyrmling", "white-wyrmling", "charos"},
                       {"macdirk-warriors", "finn", "tornak"},
                       {"capuan-gladiators", "crixus", "finn"},
                       {"fyorlag-spiders", "predator", "finn"}};
    for (const auto& row : table) {
        INFO(row.card << " with " << row.bonded << ", not with " << row.other);
        const std::string id = row.card, bonded = row.bonded, other = row.other;
        const auto at_home = [](const std::string& who, HexCoord front, HexCoord back) {
            return who == "ullar-warlord" || who == "predator" ? Hexes{front} : stance(who, front, back);
        };
        GameState game = on_shipped_meadow()
                             .own_card(warlord)
                             .own_card(predator)
                             .army(1, id, {{0, 0}})
                             .army(1, bonded, at_home(bonded, {2, 0}, {3, 0}))
                             .army(1, other, at_home(other, {0, 2}, {1, 2}))
                             .army(2, "finn", {{7, 3}})
                             .start();
        if (const auto named = offered<ChooseCard>(game); !named.empty()) act(game, named.front());
        to_turn_of(game, "1." + id);
        CHECK(may_give_a_turn_to(game, "1." + bonded));
        CHECK_FALSE(may_give_a_turn_to(game, "1." + other));
        CHECK_FALSE(may_give_a_turn_to(game, "1." + id));
        act(game, uses(game).front());
        CHECK(game.turns.back().card == card(game, "1." + bonded));
        CHECK(uses(game).empty());  // Nobody gives a turn in a given one.
    }
}

TEST_CASE("Dwarven Strategic Bonding: two spaces further in a turn without a Dwarf hero's") {
    for (const bool bonds : {true, false}) {
        GameState game = on_shipped_meadow()
                             .army(1, "axegrinders-of-burning-forge", {{0, 0}})
                             .army(1, "migol-ironwill", {{2, 0}})
                             .army(2, "finn", {{7, 3}})
                             .start();
        to_turn_of(game, "1.axegrinders-of-burning-forge");
        if (bonds) {
            act(game, uses(game).front());
            while (game.turns.size() > 1) act(game, Done{});
        }
        const FigureId he = fig(game, "1.axegrinders-of-burning-forge.1.1");
        CHECK(hexwright::game::mover_of(game, he, 0).move == printed(game, he).master.move + (bonds ? 0 : 2));
    }
}

TEST_CASE("Frenzy of Aubrien Archers, Onyx and Venoc Vipers: another turn from 16 on, and again") {
    for (const std::string id : {"aubrien-archers", "elite-onyx-vipers", "venoc-vipers"}) {
        INFO(id);
        GameState game = on_shipped_meadow().army(1, id, {{0, 0}}).army(2, "finn", {{7, 3}}).start();
        to_turn_of(game, "1." + id);
        CHECK(uses(game).empty());
        end_turn_of(game, "1." + id);
        REQUIRE(uses(game).size() == 1);
        dice(game, {16});
        act(game, uses(game).front());
        CHECK(game.turns.size() == 2);
        CHECK_FALSE(offered<Move>(game).empty());
        end_turn_of(game, "1." + id);
        REQUIRE(uses(game).size() == 1);
        dice(game, {15});
        act(game, uses(game).front());
        CHECK((game.turns.empty() || game.turns.back().card == card(game, "2.finn")));
    }
}

TEST_CASE("Overextend Attack of Alastair: a wound for another turn, once a round") {
    GameState game = on_shipped_meadow().army(1, "alastair-macdirk", {{0, 0}}).army(2, "finn", {{7, 3}}).start();
    to_turn_of(game, "1.alastair-macdirk");
    end_turn_of(game, "1.alastair-macdirk");
    REQUIRE(uses(game).size() == 1);
    act(game, uses(game).front());
    CHECK(wounds_of(game, "1.alastair-macdirk.1.1") == 1);
    CHECK(game.turns.size() == 2);
    end_turn_of(game, "1.alastair-macdirk");
    CHECK(uses(game).empty());
}

TEST_CASE("Utgar's Orders of the Minions: a Kyrie Warrior of Utgar acts instead of them") {
    GameState game = on_shipped_meadow()
                         .army(1, "minions-of-utgar", {{0, 0}, {1, 0}})
                         .army(1, "taelord-the-kyrie-warrior", {{0, 2}})
                         .army(1, "concan-the-kyrie-warrior", {{3, 2}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    to_turn_of(game, "1.minions-of-utgar");
    CHECK(may_give_a_turn_to(game, "1.taelord-the-kyrie-warrior"));
    CHECK_FALSE(may_give_a_turn_to(game, "1.concan-the-kyrie-warrior"));  // He follows Jandar.
    act(game, uses(game).front());
    CHECK(game.turns.back().card == card(game, "1.taelord-the-kyrie-warrior"));
    CHECK_FALSE(offered<Move>(game).empty());
    while (game.turns.size() > 1) act(game, Done{});
    while (!game.turns.empty() && game.turns.back().card == card(game, "1.minions-of-utgar")) {
        CHECK(offered<Move>(game).empty());
        CHECK(offered<Attack>(game).empty());
        act(game, Done{});
    }
}

TEST_CASE("Mind Link of Ulginesh: two other Elf Wizards within six clear-sight spaces act instead of him") {
    GameState game = on_shipped_meadow()
                         .army(1, "ulginesh", {{0, 0}, {0, 1}})
                         .army(1, "kyntela-gwyn", {{6, 0}})
                         .army(1, "chardris", {{0, 2}})
                         .army(1, "jorhdawn", {{7, 2}})
                         .army(1, "finn", {{2, 1}})
                         .army(2, "krug", {{7, 3}, {6, 3}})
                         .start();
    to_turn_of(game, "1.ulginesh");
    CHECK(may_give_a_turn_to(game, "1.kyntela-gwyn"));
    CHECK(may_give_a_turn_to(game, "1.chardris"));
    CHECK_FALSE(may_give_a_turn_to(game, "1.jorhdawn"));  // Nine spaces away.
    CHECK_FALSE(may_give_a_turn_to(game, "1.finn"));
    act(game, uses(game).front());
    while (game.turns.size() > 1) act(game, Done{});
    REQUIRE(uses(game).size() == 1);  // The other one, not the same again.
    act(game, uses(game).front());
    while (game.turns.size() > 1) act(game, Done{});
    CHECK((game.turns.empty() || game.turns.back().card != card(game, "1.ulginesh") || uses(game).empty()));
    CHECK(offered<Move>(game).empty() == (!game.turns.empty() && game.turns.back().card == card(game, "1.ulginesh")));
}

TEST_CASE(
    "Frenzy Enhancement of the Venoc Warlord, Berserker Charge Enhancement of Valguard, Hive Supremacy of Su-Bak-Na") {
    struct {
        const char *helper, *card;
        int rolled;
        bool charge;
    } const table[] = {{"venoc-warlord", "venoc-vipers", 15, false}, {"valguard", "tarn-viking-warriors", 14, true}};
    for (const auto& row : table)
        for (const bool helped : {true, false}) {
            INFO(row.card << (helped ? " helped" : ""));
            const std::string id = row.card;
            DrawnGame drawn = on_shipped_meadow();
            drawn.army(1, id, {{0, 0}});
            drawn.army(helped ? 1 : 2, row.helper, stance(row.helper, {6, 2}, {7, 2}));
            GameState game = drawn.army(2, "finn", {{7, 3}}).start();
            to_turn_of(game, "1." + id);
            if (row.charge) to_attacks(game);
            else end_turn_of(game, "1." + id);
            REQUIRE(uses(game).size() == 1);
            dice(game, {row.rolled});
            const Events events = act(game, uses(game).front());
            CHECK(happened<event::PowerUsed>(events).front().worked == helped);
        }
    for (const std::string helper : {"su-bak-na", "krug"}) {
        GameState game = on_shipped_meadow()
                             .army(1, "marro-warriors", {{0, 0}, {1, 0}})
                             .army(1, helper, {{6, 2}, {7, 2}})
                             .army(2, "finn", {{7, 3}})
                             .start();
        destroy(game, "1.marro-warriors.1.2");
        to_turn_of(game, "1.marro-warriors");
        to_attacks(game);
        dice(game, {14, 1, 1, 1});
        REQUIRE_FALSE(uses(game).empty());
        const Events events = act(game, uses(game).front());
        CHECK(happened<event::PowerUsed>(events).front().worked == (helper == "su-bak-na"));
    }
}
