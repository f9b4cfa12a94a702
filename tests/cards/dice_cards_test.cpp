// Printed cards whose powers add dice to their own figures, by whom they fight, where they stand and what they did.
#include "tests/cards/card_game.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct FoeRow {
    const char *card, *foe;
    int apart, attack, defense;  // Additional dice.
};

void check_rows(const std::vector<FoeRow>& rows) {
    for (const FoeRow& row : rows) {
        INFO(row.card << " against " << row.foe << ", " << row.apart << " apart");
        const GameState game = face_to_face(row.card, row.foe, row.apart);
        const std::string me = first_of(1, row.card), foe = first_of(2, row.foe);
        CHECK(attack_more(game, me, foe) == row.attack);
        CHECK(defense_more(game, foe, me) == row.defense);
    }
}

}  // namespace

TEST_CASE("Fearless Advantage of the Axegrinders: a die more each against Large and Huge, none against Medium") {
    check_rows({{"axegrinders-of-burning-forge", "krug", 1, 1, 1},
                {"axegrinders-of-burning-forge", "zetacron", 1, 1, 1},
                {"axegrinders-of-burning-forge", "finn", 1, 0, 0}});
}

TEST_CASE("Giant Killer of Sir Denrick: two dice more against Huge, none against Large") {
    check_rows({{"sir-denrick", "krug", 1, 2, 0}, {"sir-denrick", "zetacron", 1, 0, 0}});
}

TEST_CASE("Battle Axe of Torin: two dice more against Small and Medium, none against Huge") {
    check_rows({{"torin", "finn", 1, 2, 0}, {"torin", "migol-ironwill", 1, 2, 0}, {"torin", "krug", 1, 0, 0}});
}

TEST_CASE("Attack the Wild 2 of Otonashi: against Wild figures, not against others") {
    check_rows({{"otonashi", "arrow-gruts", 1, 2, 0}, {"otonashi", "finn", 1, 0, 0}});
}

TEST_CASE("Techno Hatred of the Quasatch: against Soulborgs, not against others") {
    check_rows({{"quasatch-hunters", "zetacron", 1, 1, 0}, {"quasatch-hunters", "finn", 1, 0, 0}});
}

TEST_CASE("Righteous Smite and Dismiss the Rabble of the Templar Cavalry: Utgar's, and small squads beside") {
    check_rows({{"templar-cavalry", "heavy-gruts", 1, 1, 1},
                {"templar-cavalry", "heavy-gruts", 2, 1, 0},
                {"templar-cavalry", "krug", 1, 1, 0},
                {"templar-cavalry", "finn", 1, 0, 0},
                {"templar-cavalry", "knights-of-weston", 1, 0, 1}});
}

TEST_CASE("Galloping Charge of the Templar Cavalry: whoever was four spaces away when the turn began") {
    GameState game = on_shipped_meadow()
                         .army(1, "templar-cavalry", {{1, 1}, {0, 1}})
                         .army(2, "knights-of-weston", {{5, 1}, {4, 2}})
                         .start();
    to_turn_of(game, "1.templar-cavalry");
    CHECK(attack_more(game, "1.templar-cavalry.1.1", "2.knights-of-weston.1.1") == 2);
    CHECK(attack_more(game, "1.templar-cavalry.1.1", "2.knights-of-weston.1.2") == 2);
    GameState near =
        on_shipped_meadow().army(1, "templar-cavalry", {{1, 1}, {0, 1}}).army(2, "knights-of-weston", {{4, 1}}).start();
    to_turn_of(near, "1.templar-cavalry");
    CHECK(attack_more(near, "1.templar-cavalry.1.1", "2.knights-of-weston.1.1") == 0);
}

TEST_CASE("Evasive 8 of the Elite Onyx Vipers: against attackers that are not adjacent") {
    check_rows({{"elite-onyx-vipers", "finn", 1, 0, 0}, {"elite-onyx-vipers", "finn", 2, 0, 8}});
}

TEST_CASE("Insubstantial 3 of the Phantom Knights: normal attacks from afar, no special ones, none from beside") {
    check_rows({{"phantom-knights", "finn", 1, 0, 0}, {"phantom-knights", "finn", 3, 0, 3}});
    const GameState game = face_to_face("phantom-knights", "kaemon-awa", 3);
    CHECK(defense_more(game, first_of(2, "kaemon-awa"), first_of(1, "phantom-knights"), 1) == 0);
}

TEST_CASE("Wait Then Fire of the 10th Regiment, the 4th Massachusetts and the Ashigaru: only if none of them moves") {
    for (const std::string id : {"10th-regiment-of-foot", "4th-massachusetts-line", "ashigaru-harquebus"}) {
        INFO(id);
        GameState game = on_shipped_meadow().army(1, id, {{1, 1}, {0, 0}}).army(2, "finn", {{4, 1}}).start();
        to_turn_of(game, "1." + id);
        CHECK(attack_more(game, first_of(1, id), "2.finn.1.1") == 1);
        act(game, *move_to(game, "1." + id + ".1.2", {0, 1}));
        CHECK(attack_more(game, first_of(1, id), "2.finn.1.1") == 0);
    }
}

TEST_CASE("Melee Defense 1 of the 10th Regiment: against a normal attack from beside, not from afar") {
    check_rows({{"10th-regiment-of-foot", "finn", 1, 1, 1}, {"10th-regiment-of-foot", "finn", 2, 1, 0}});
    const GameState game = face_to_face("10th-regiment-of-foot", "kaemon-awa", 1);
    CHECK(defense_more(game, first_of(2, "kaemon-awa"), first_of(1, "10th-regiment-of-foot"), 1) == 0);
}

TEST_CASE("Bayonet Attack 1 of the 10th Regiment: a Soldier who has moved, against a figure beside him") {
    GameState game =
        on_shipped_meadow().army(1, "10th-regiment-of-foot", {{1, 1}, {0, 0}}).army(2, "finn", {{4, 1}}).start();
    to_turn_of(game, "1.10th-regiment-of-foot");
    const std::string he = "1.10th-regiment-of-foot.1.1";
    act(game, *move_to(game, he, {2, 1}));
    CHECK(attack_more(game, he, "2.finn.1.1") == 0);
    GameState beside =
        on_shipped_meadow().army(1, "10th-regiment-of-foot", {{1, 1}, {0, 0}}).army(2, "finn", {{4, 1}}).start();
    to_turn_of(beside, "1.10th-regiment-of-foot");
    act(beside, *move_to(beside, he, {3, 1}));
    CHECK(attack_more(beside, he, "2.finn.1.1") == 1);
}

TEST_CASE("Valiant and Disciplined armies: the 4th Massachusetts and the Sacred Band, until one card is another") {
    for (const auto& [id, other] : {std::pair<std::string, std::string>{"4th-massachusetts-line", "guilty-mccreech"},
                                    {"sacred-band", "guilty-mccreech"}}) {
        INFO(id);
        const GameState alone = face_to_face(id, "krug", 1);
        CHECK(defense_more(alone, first_of(2, "krug"), first_of(1, id)) == 1);
        const GameState mixed = on_shipped_meadow()
                                    .army(1, id, {{1, 1}})
                                    .army(1, other, {{0, 3}})
                                    .army(2, "krug", {{2, 1}, {3, 1}})
                                    .start();
        CHECK(defense_more(mixed, first_of(2, "krug"), first_of(1, id)) == 0);
    }
}

TEST_CASE("Wounded Smash of Krug: a die for each wound that he has") {
    GameState game = face_to_face("krug", "finn", 1);
    CHECK(attack_more(game, "1.krug.1.1", "2.finn.1.1") == 0);
    wound(game, "1.krug.1.1", 5);
    CHECK(attack_more(game, "1.krug.1.1", "2.finn.1.1") == 5);
}

TEST_CASE("Blood Frenzy of Sahuagin Raider and Feral Troll: a die for each wound of the target, three at most") {
    for (const std::string id : {"sahuagin-raider", "feral-troll"}) {
        INFO(id);
        for (const auto& [wounds, more] : {std::pair{0, 0}, std::pair{2, 2}, std::pair{5, 3}}) {
            GameState game = face_to_face(id, "krug", 1);
            if (wounds > 0) wound(game, "2.krug.1.1", wounds);
            CHECK(attack_more(game, first_of(1, id), "2.krug.1.1") == more);
        }
    }
}

TEST_CASE("Shield Wall of the Roman Legionnaires: one for each beside, two at most") {
    for (const int others : {0, 1, 2, 3}) {
        Hexes at{{2, 1}, {2, 0}, {3, 0}, {1, 1}};
        at.resize(static_cast<std::size_t>(others) + 1);
        const GameState game = on_shipped_meadow().army(1, "roman-legionnaires", at).army(2, "finn", {{3, 1}}).start();
        CHECK(defense_more(game, "2.finn.1.1", "1.roman-legionnaires.1.1") == std::min(others, 2));
    }
    const GameState stranger = on_shipped_meadow()
                                   .army(1, "roman-legionnaires", {{2, 1}})
                                   .army(1, "knights-of-weston", {{1, 1}})
                                   .army(2, "finn", {{3, 1}})
                                   .start();
    CHECK(defense_more(stranger, "2.finn.1.1", "1.roman-legionnaires.1.1") == 0);
}

TEST_CASE("strength on a ground: Road Strength, Snow Strength, Water Mastery") {
    struct {
        const char *card, *drawing;
        HexCoord on, back, off, off_back;
    } const table[] = {{"dumutef-guard", "r r 1 1 1 1 1 1", {0, 0}, {1, 0}, {3, 0}, {4, 0}},
                       {"nerak-the-glacian-swog-rider", "n n 1 1 1 1 1 1", {0, 0}, {1, 0}, {3, 0}, {4, 0}},
                       {"water-elemental", "~ ~ 1 1 1 1 1 1", {0, 0}, {1, 0}, {3, 0}, {4, 0}}};
    for (const auto& row : table) {
        INFO(row.card);
        const std::string id = row.card;
        for (const bool on : {true, false}) {
            const GameState game =
                ShippedGame(row.drawing)
                    .army(1, id, on ? stance(id, row.on, row.back) : stance(id, row.off, row.off_back))
                    .army(2, "finn", {{7, 0}})
                    .start();
            CHECK(attack_more(game, first_of(1, id), "2.finn.1.1") == (on ? 1 : 0));
            CHECK(defense_dice(game, "2.finn.1.1", first_of(1, id)) - printed_card(id).master.defense == (on ? 1 : 0));
        }
    }
}

TEST_CASE("Water Suits, Amphibious and Water Weakness: two defense dice more or fewer in the water") {
    struct {
        const char* card;
        int more;
    } const table[] = {{"microcorp-agents", 2}, {"sahuagin-raider", 2}, {"obsidian-guards", -2}};
    for (const auto& row : table) {
        INFO(row.card);
        const std::string id = row.card;
        const GameState wet = ShippedGame("~ ~ ~ ~").army(1, id, {{0, 0}}).army(2, "finn", {{3, 0}}).start();
        CHECK(defense_more(wet, "2.finn.1.1", first_of(1, id)) == row.more);
        const GameState dry = ShippedGame("1 1 1 1").army(1, id, {{0, 0}}).army(2, "finn", {{3, 0}}).start();
        CHECK(defense_more(dry, "2.finn.1.1", first_of(1, id)) == 0);
    }
}

TEST_CASE("Sighting of the Microcorp Agents: a die for a height advantage") {
    const GameState above =
        ShippedGame("3 1 1 1").army(1, "microcorp-agents", {{0, 0}}).army(2, "finn", {{3, 0}}).start();
    CHECK(attack_more(above, "1.microcorp-agents.1.1", "2.finn.1.1") == 1 + 1);  // One for height itself.
    const GameState level =
        ShippedGame("1 1 1 1").army(1, "microcorp-agents", {{0, 0}}).army(2, "finn", {{3, 0}}).start();
    CHECK(attack_more(level, "1.microcorp-agents.1.1", "2.finn.1.1") == 0);
}

TEST_CASE("Knight's Courage of Sir Dupuis: a die for each other Knight near, three at most") {
    for (const auto& [knights, more] : {std::pair{0, 0}, std::pair{1, 1}, std::pair{4, 3}}) {
        Hexes at{{1, 0}, {2, 0}, {1, 2}, {0, 3}};
        at.resize(static_cast<std::size_t>(knights));
        DrawnGame drawn = on_shipped_meadow();
        drawn.army(1, "sir-dupuis", {{1, 1}, {0, 1}});
        if (knights > 0) drawn.army(1, "knights-of-weston", at);
        const GameState game = drawn.army(2, "finn", {{2, 1}}).start();
        CHECK(attack_more(game, "1.sir-dupuis.1.1", "2.finn.1.1") == more);
    }
    const GameState far = on_shipped_meadow()
                              .army(1, "sir-dupuis", {{0, 0}, {0, 1}})
                              .army(1, "knights-of-weston", {{5, 0}})
                              .army(2, "finn", {{1, 0}})
                              .start();
    CHECK(attack_more(far, "1.sir-dupuis.1.1", "2.finn.1.1") == 0);
}

TEST_CASE("Chalice of Fortitude of Sir Dupuis: from four wounds on") {
    for (const int wounds : {3, 4}) {
        GameState game = face_to_face("sir-dupuis", "finn", 1);
        wound(game, "1.sir-dupuis.1.1", wounds);
        CHECK(defense_more(game, "2.finn.1.1", "1.sir-dupuis.1.1") == (wounds == 4 ? 1 : 0));
    }
}

TEST_CASE("Soul Weapons of the Death Knights: their targets roll two dice fewer, not those of others") {
    const GameState game = on_shipped_meadow()
                               .army(1, "death-knights-of-valkrill", {{1, 1}})
                               .army(1, "finn", {{2, 0}})
                               .army(2, "krug", {{2, 1}, {3, 1}})
                               .start();
    CHECK(defense_more(game, "1.death-knights-of-valkrill.1.1", "2.krug.1.1") == -2);
    CHECK(defense_more(game, "1.finn.1.1", "2.krug.1.1") == 0);
}

TEST_CASE("First Assault 3 of Valguard: whoever was not beside him when the turn began") {
    GameState game = on_shipped_meadow().army(1, "valguard", {{1, 1}}).army(2, "heavy-gruts", {{2, 1}, {3, 1}}).start();
    to_turn_of(game, "1.valguard");
    CHECK(attack_more(game, "1.valguard.1.1", "2.heavy-gruts.1.1") == 0);
    CHECK(attack_more(game, "1.valguard.1.1", "2.heavy-gruts.1.2") == 3);
}
