// Printed cards whose powers help other figures: dice, Move, shields.
#include "tests/cards/card_game.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct AuraRow {
    const char *card, *helped, *not_helped;  // The last two stand beside it.
    int attack, defense;
};

// Both stand beside the card, one of the helped kind stands too far away, and somebody else attacks.
void check_aura(const AuraRow& row, int far) {
    INFO(row.card << " for " << row.helped);
    const std::string id = row.card, helped = row.helped, other = row.not_helped;
    const GameState game = on_shipped_meadow()
                               .army(1, id, stance(id, {1, 1}, {0, 1}))
                               .army(1, helped, stance(helped, {1, 0}, {2, 0}))
                               .army(1, other, {{0, 2}})
                               .army(2, "microcorp-agents", {{7, 3}})
                               .start();
    const std::string foe = "2.microcorp-agents.1.1";
    CHECK(attack_more(game, first_of(1, helped), foe) == row.attack);
    CHECK(defense_more(game, foe, first_of(1, helped)) == row.defense);
    CHECK(attack_more(game, first_of(1, other), foe) == 0);
    CHECK(defense_more(game, foe, first_of(1, other)) == 0);
    const GameState apart = on_shipped_meadow()
                                .army(1, id, stance(id, {1, 1}, {0, 1}))
                                .army(1, helped, stance(helped, {1 + far, 1}, {2 + far, 1}))
                                .army(2, "microcorp-agents", {{7, 3}})
                                .start();
    CHECK(attack_more(apart, first_of(1, helped), foe) == 0);
    CHECK(defense_more(apart, foe, first_of(1, helped)) == 0);
}

// No complete card is a Devourer yet: one is made up.
void check_devourers() {
    const ArmyCard wolf = like("heavy-gruts", "wolf", [](ArmyCard& made) { made.card_class = "Devourer"; });
    const GameState game = on_shipped_meadow()
                               .own_card(wolf)
                               .army(1, "dumutef-guard", {{1, 1}, {0, 1}})
                               .army(1, "wolf", {{1, 0}, {4, 0}})
                               .army(1, "finn", {{0, 2}})
                               .army(2, "microcorp-agents", {{7, 3}})
                               .start();
    CHECK(attack_more(game, "1.wolf.1.1", "2.microcorp-agents.1.1") == 1);
    CHECK(attack_more(game, "1.wolf.1.2", "2.microcorp-agents.1.1") == 0);  // Not beside it.
    CHECK(attack_more(game, "1.finn.1.1", "2.microcorp-agents.1.1") == 0);
}

}  // namespace

TEST_CASE("dice for friends beside: Concan, the Dumutef Guard, Kyntela Gwyn, Swog Rider, Tornak, Marcus") {
    check_aura({"concan-the-kyrie-warrior", "knights-of-weston", "finn", 1, 1}, 2);
    check_devourers();
    check_aura({"kyntela-gwyn", "ulginesh", "finn", 0, 1}, 2);
    check_aura({"swog-rider", "arrow-gruts", "heavy-gruts", 1, 1}, 2);
    check_aura({"tornak", "heavy-gruts", "arrow-gruts", 1, 1}, 2);
    check_aura({"marcus-decimus-gallus", "roman-legionnaires", "finn", 1, 0}, 2);
}

TEST_CASE("dice for one's own figures within four clear-sight spaces: Nerak for Orcs, Taelord for all") {
    check_aura({"nerak-the-glacian-swog-rider", "heavy-gruts", "finn", 0, 1}, 5);
    for (const int far : {4, 5}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "taelord-the-kyrie-warrior", {{0, 1}})
                                   .army(1, "finn", {{far, 1}})
                                   .army(2, "microcorp-agents", {{7, 3}})
                                   .start();
        CHECK(attack_more(game, "1.finn.1.1", "2.microcorp-agents.1.1") == (far == 4 ? 1 : 0));
        CHECK(attack_more(game, "1.taelord-the-kyrie-warrior.1.1", "2.microcorp-agents.1.1") == 0);
    }
}

TEST_CASE("Tactician of Captain America: friends beside him, not he, not those further away") {
    const GameState game = on_shipped_meadow()
                               .army(1, "captain-america", {{1, 1}})
                               .army(1, "crixus", {{1, 0}})
                               .army(1, "guilty-mccreech", {{3, 1}})
                               .army(2, "microcorp-agents", {{7, 3}})
                               .start();
    const std::string foe = "2.microcorp-agents.1.1";
    CHECK(attack_more(game, "1.crixus.1.1", foe) == 1);
    CHECK(defense_more(game, foe, "1.crixus.1.1") == 1);
    for (const std::string id : {"captain-america", "guilty-mccreech"}) {
        CHECK(attack_more(game, first_of(1, id), foe) == 0);
        CHECK(defense_more(game, foe, first_of(1, id)) == 0);
    }
}

TEST_CASE(
    "leadership: Marcus for Soldiers, Warden 816 for Guards, Atlaga for other Kyrie, the Venoc Warlord for Scouts") {
    struct {
        const char *card, *led, *not_led;
        int more;
    } const table[] = {{"marcus-decimus-gallus", "roman-legionnaires", "finn", 1},
                       {"warden-816", "guard", "finn", 1},
                       {"atlaga-the-kyrie-warrior", "taelord-the-kyrie-warrior", "finn", 1},
                       {"venoc-warlord", "zetacron", "finn", 2}};
    for (const auto& row : table) {
        const std::string id = row.card, led = row.led;
        INFO(id);
        const ArmyCard guard = like("zetacron", "guard", [](ArmyCard& made) { made.card_class = "Guard"; });
        DrawnGame drawn = on_shipped_meadow();
        if (led == "guard") drawn.own_card(guard);
        const bool two = led == "guard" || printed_card(led).base == FigureBase::Double;
        const GameState game = drawn.army(1, id, stance(id, {0, 0}, {0, 1}))
                                   .army(1, led, two ? Hexes{{6, 1}, {5, 1}} : Hexes{{6, 1}})
                                   .army(1, row.not_led, {{3, 2}})
                                   .army(2, led, two ? Hexes{{6, 3}, {5, 3}} : Hexes{{6, 3}})
                                   .start();
        const auto move_of = [&](const std::string& name) {
            return hexwright::game::mover_of(game, fig(game, name), 0).move -
                   printed(game, fig(game, name)).master.move;
        };
        CHECK(move_of(first_of(1, led)) == row.more);
        CHECK(move_of(first_of(1, row.not_led)) == 0);
        CHECK(move_of(first_of(2, led)) == 0);  // An enemy.
        CHECK(move_of(first_of(1, id)) == 0);
    }
}

TEST_CASE("Tricky Speed 4 of Otonashi: a turn that she begins beside a Tricky figure of hers") {
    for (const std::string friend_of_hers : {"warriors-of-ashra", "finn"}) {
        GameState game = on_shipped_meadow()
                             .army(1, "otonashi", {{1, 1}})
                             .army(1, friend_of_hers, {{2, 1}})
                             .army(2, "krug", {{6, 3}, {5, 3}})
                             .start();
        to_turn_of(game, "1.otonashi");
        CHECK(hexwright::game::mover_of(game, fig(game, "1.otonashi.1.1"), 0).move ==
              printed_card("otonashi").master.move + (friend_of_hers == "finn" ? 0 : 4));
    }
}

TEST_CASE("Amphibious and Jungle Tracking: further in a turn that begins in the water, or beside a tree") {
    for (const bool wet : {true, false}) {
        GameState game = ShippedGame(wet ? "~ 1 1 1 1 1" : "1 1 1 1 1 1")
                             .army(1, "sahuagin-raider", {{0, 0}})
                             .army(2, "finn", {{5, 0}})
                             .start();
        to_turn_of(game, "1.sahuagin-raider");
        CHECK(hexwright::game::mover_of(game, fig(game, "1.sahuagin-raider.1.1"), 0).move ==
              printed_card("sahuagin-raider").master.move + (wet ? 1 : 0));
    }
    for (const bool tree : {true, false}) {
        GameState game = ShippedGame(tree ? "t 1 1 1 1 1" : "1 1 1 1 1 1", "master-2007", {{'t', "+tree-10"}})
                             .army(1, "quasatch-hunters", {{1, 0}})
                             .army(2, "finn", {{5, 0}})
                             .start();
        to_turn_of(game, "1.quasatch-hunters");
        CHECK(hexwright::game::mover_of(game, fig(game, "1.quasatch-hunters.1.1"), 0).move ==
              printed_card("quasatch-hunters").master.move + (tree ? 2 : 0));
    }
}
