// Printed cards that read a d20, and those that ignore wounds or lose them.
#include "tests/cards/card_game.h"

#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The figure of player 1 faces two of player 2, and uses its power on the first of them.
struct RollRow {
    const char *card, *target;
    int apart, rolled, wounds;  // 99: destroyed.
};

void check_roll(const RollRow& row) {
    INFO(row.card << " on " << row.target << " " << row.apart << " rolls " << row.rolled);
    const std::string id = row.card, target = row.target;
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, id, stance(id, {1, 1}, {0, 1}))
                                   .army(2, target, stance(target, {1 + row.apart, 1}, {2 + row.apart, 1})),
                               "1." + id);
    const auto use = uses_on(game, first_of(2, target));
    REQUIRE(use.size() == 1);
    dice(game, {row.rolled});
    act(game, use.front());
    CHECK(is_destroyed(game, first_of(2, target)) == (row.wounds == 99));
    if (row.wounds < 99) CHECK(wounds_of(game, first_of(2, target)) == row.wounds);
}

bool can_use(const std::string& id, const std::string& target, int apart) {
    const GameState game = attacking(on_shipped_meadow()
                                         .army(1, id, stance(id, {0, 1}, {0, 0}))
                                         .army(2, target, stance(target, {apart, 1}, {1 + apart, 1})),
                                     "1." + id);
    return !uses_on(game, first_of(2, target)).empty();
}

}  // namespace

TEST_CASE("Poisonous Acid Breath of Braxas: three figures, squads from 8, heroes from 17, none of them Large") {
    for (const RollRow& row : std::vector<RollRow>{{"braxas", "heavy-gruts", 3, 7, 0},
                                                   {"braxas", "heavy-gruts", 3, 8, 99},
                                                   {"braxas", "finn", 3, 16, 0},
                                                   {"braxas", "finn", 3, 17, 99}})
        check_roll(row);
    CHECK_FALSE(can_use("braxas", "krug", 2));
    CHECK_FALSE(can_use("braxas", "finn", 5));
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "braxas", {{1, 1}, {0, 1}})
                                   .army(2, "heavy-gruts", {{3, 1}, {4, 1}, {3, 2}, {3, 0}}),
                               "1.braxas");
    for (int number = 1; number <= 3; ++number) {
        dice(game, {1});
        act(game, uses_on(game, "2.heavy-gruts.1." + std::to_string(number)).front());
        CHECK(uses_on(game, "2.heavy-gruts.1." + std::to_string(number)).empty());
        CHECK(offered<Attack>(game).empty());  // Instead of attacking.
    }
    CHECK(uses(game).empty());
}

TEST_CASE("Stare of Stone of Sudema: squads from 7, heroes from 17, within four clear-sight spaces") {
    for (const RollRow& row : std::vector<RollRow>{{"sudema", "heavy-gruts", 3, 6, 0},
                                                   {"sudema", "heavy-gruts", 3, 7, 99},
                                                   {"sudema", "krug", 3, 16, 0},
                                                   {"sudema", "krug", 3, 17, 99}})
        check_roll(row);
    CHECK_FALSE(can_use("sudema", "finn", 5));
}

TEST_CASE("Sharpshooter of Deadeye Dan: from 19, not beside him, not after a move") {
    check_roll({"deadeye-dan", "finn", 4, 18, 0});
    check_roll({"deadeye-dan", "finn", 4, 19, 99});
    CHECK_FALSE(can_use("deadeye-dan", "finn", 1));
    GameState moved = on_shipped_meadow().army(1, "deadeye-dan", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    to_turn_of(moved, "1.deadeye-dan");
    act(moved, *move_to(moved, "1.deadeye-dan.1.1", {2, 1}));
    to_attacks(moved);
    CHECK(uses(moved).empty());
}

TEST_CASE("Fledgling Acid Breath of the Black Wyrmling: a wound from 11, two from 16") {
    for (const RollRow& row : std::vector<RollRow>{{"black-wyrmling", "finn", 3, 10, 0},
                                                   {"black-wyrmling", "finn", 3, 11, 1},
                                                   {"black-wyrmling", "finn", 3, 15, 1},
                                                   {"black-wyrmling", "finn", 3, 16, 2}})
        check_roll(row);
    CHECK_FALSE(can_use("black-wyrmling", "krug", 2));
}

TEST_CASE("Crushing Blow of Adelbern: a wound without a roll, for squads and Common heroes beside him") {
    GameState game =
        attacking(on_shipped_meadow().army(1, "knight-primus-adelbern", {{1, 1}}).army(2, "heavy-gruts", {{2, 1}}),
                  "1.knight-primus-adelbern");
    act(game, uses(game).front());
    CHECK(is_destroyed(game, "2.heavy-gruts.1.1"));
    CHECK(can_use("knight-primus-adelbern", "sahuagin-raider", 1));
    CHECK_FALSE(can_use("knight-primus-adelbern", "finn", 1));
    CHECK_FALSE(can_use("knight-primus-adelbern", "heavy-gruts", 2));
}

TEST_CASE("Ullar's Bolt of Atlaga: an enemy within five, from 16, once a game") {
    check_roll({"atlaga-the-kyrie-warrior", "krug", 5, 15, 0});
    check_roll({"atlaga-the-kyrie-warrior", "krug", 5, 16, 99});
    CHECK_FALSE(can_use("atlaga-the-kyrie-warrior", "finn", 6));
    GameState game = attacking(
        on_shipped_meadow().army(1, "atlaga-the-kyrie-warrior", {{1, 1}}).army(2, "heavy-gruts", {{3, 1}, {4, 1}}),
        "1.atlaga-the-kyrie-warrior");
    dice(game, {1});
    act(game, uses(game).front());
    while (!game.over && game.round == 1) pass(game);
    to_turn_of(game, "1.atlaga-the-kyrie-warrior");
    to_attacks(game);
    CHECK(uses(game).empty());
}

TEST_CASE("Chilling Touch of Cyprien: by the d20 one, two, three or six wounds, not for Soulborgs") {
    for (const auto& [rolled, wounds] :
         {std::pair{12, 0}, std::pair{13, 1}, std::pair{15, 1}, std::pair{16, 2}, std::pair{18, 3}, std::pair{20, 6}})
        check_roll({"cyprien-esenwein", "krug", 1, rolled, wounds});
    CHECK_FALSE(can_use("cyprien-esenwein", "zetacron", 1));
    CHECK_FALSE(can_use("cyprien-esenwein", "finn", 2));
}

TEST_CASE("Lay On Hands and Healing Touch: wounded heroes beside them, by the roll") {
    struct {
        const char* card;
        int rolled, left;  // Of three wounds.
    } const table[] = {{"rhogar-dragonspine", 5, 3},      {"rhogar-dragonspine", 6, 2},
                       {"kelda-the-kyrie-warrior", 1, 5}, {"kelda-the-kyrie-warrior", 2, 2},
                       {"kelda-the-kyrie-warrior", 6, 1}, {"kelda-the-kyrie-warrior", 17, 1},
                       {"kelda-the-kyrie-warrior", 18, 0}};
    for (const auto& row : table) {
        INFO(row.card << " " << row.rolled);
        const std::string id = row.card;
        GameState game = on_shipped_meadow()
                             .army(1, id, {{1, 1}})
                             .army(1, "krug", {{2, 1}, {3, 1}})
                             .army(1, "finn", {{1, 0}})
                             .army(2, "heavy-gruts", {{7, 3}})
                             .start();
        wound(game, "1.krug.1.1", 3);
        to_turn_of(game, "1." + id);
        to_attacks(game);
        std::vector<UsePower> on_krug;
        for (const UsePower& use : uses(game)) {
            if (!use.target.valid()) continue;
            CHECK(use.target == fig(game, "1.krug.1.1"));  // Finn is unhurt.
            on_krug.push_back(use);
        }
        REQUIRE(on_krug.size() == 1);
        dice(game, {row.rolled});
        act(game, on_krug.front());
        CHECK(wounds_of(game, "1.krug.1.1") == row.left);
    }
}

TEST_CASE("Whip 12 and Paralyzing Stare 16: the figure chosen rolls no defense dice this turn") {
    struct {
        const char* card;
        int apart, too_far, needed;
    } const table[] = {{"james-murphy", 1, 2, 12}, {"me-burq-sa", 6, 7, 16}};
    for (const auto& row : table)
        for (const int rolled : {row.needed - 1, row.needed}) {
            INFO(row.card << " " << rolled);
            const std::string id = row.card;
            GameState game = attacking(on_shipped_meadow()
                                           .army(1, id, stance(id, {0, 1}, {0, 0}))
                                           .army(2, "finn", {{row.apart, 1}})
                                           .army(2, "heavy-gruts", {{2, 3}}),
                                       "1." + id);
            dice(game, {rolled});
            act(game, uses_on(game, "2.finn.1.1").front());
            CHECK((defense_dice(game, first_of(1, id), "2.finn.1.1") == 0) == (rolled == row.needed));
            CHECK(defense_more(game, first_of(1, id), "2.heavy-gruts.1.1") == 0);
        }
    CHECK_FALSE(can_use("james-murphy", "finn", 2));
    CHECK_FALSE(can_use("me-burq-sa", "finn", 7));
    CHECK_FALSE(can_use("me-burq-sa", "krug", 3));
}

TEST_CASE("Net Trip 14 and Heart Finder Spear 12: at most one defense die, Retiarius against Small and Medium only") {
    struct {
        const char* card;
        int needed;
        bool large_too;
    } const table[] = {{"retiarius", 14, false}, {"queen-qhyrion", 12, true}};
    for (const auto& row : table)
        for (const int rolled : {row.needed - 1, row.needed}) {
            INFO(row.card << " " << rolled);
            const std::string id = row.card;
            GameState game = attacking(
                on_shipped_meadow().army(1, id, {{1, 1}}).army(2, "finn", {{2, 1}}).army(2, "krug", {{1, 2}, {0, 3}}),
                "1." + id);
            REQUIRE(uses(game).size() == 1);
            dice(game, {rolled});
            act(game, uses(game).front());
            const bool works = rolled == row.needed;
            CHECK(defense_dice(game, first_of(1, id), "2.finn.1.1") == (works ? 1 : 4));
            CHECK((defense_more(game, first_of(1, id), "2.krug.1.1") < 0) == (works && row.large_too));
        }
}

TEST_CASE("Stealth Armor 15 of the Microcorp Agents: any wound is ignored from 15 on") {
    for (const int rolled : {14, 15}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "finn", {{1, 1}}).army(2, "microcorp-agents", {{2, 1}}), "1.finn");
        const int defense = printed_card("microcorp-agents").master.defense;
        std::vector<int> rolls = faces({{skull, 3}, {blank, defense}});
        rolls.push_back(rolled);
        dice(game, rolls);
        act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.microcorp-agents.1.1"), 0});
        CHECK(is_destroyed(game, "2.microcorp-agents.1.1") == (rolled == 14));
    }
}

TEST_CASE("Tactical Disengagement 7 of Sir Dupuis: wounds of those that he leaves, not of other attacks") {
    for (const int rolled : {6, 7}) {
        GameState game = on_shipped_meadow().army(1, "sir-dupuis", {{2, 1}, {3, 1}}).army(2, "finn", {{1, 1}}).start();
        to_turn_of(game, "1.sir-dupuis");
        act(game, *move_to(game, "1.sir-dupuis.1.1", {5, 1}));
        REQUIRE(next_step(game)->kind == Step::Kind::Swipe);
        dice(game, {skull, rolled});
        act(game, Answer{true});
        CHECK(wounds_of(game, "1.sir-dupuis.1.1") == (rolled == 6 ? 1 : 0));
    }
    GameState attacked =
        attacking(on_shipped_meadow().army(1, "finn", {{1, 1}}).army(2, "sir-dupuis", {{2, 1}, {3, 1}}), "1.finn");
    dice(attacked, faces({{skull, 3}, {blank, 20}}));
    act(attacked, Attack{fig(attacked, "1.finn.1.1"), fig(attacked, "2.sir-dupuis.1.1"), 0});
    CHECK(wounds_of(attacked, "2.sir-dupuis.1.1") == 3);
}

TEST_CASE("Amulet of Paivatar of Xiamara: another Kyrie of Ullar within six keeps one wound from 8, none from 17") {
    for (const auto& [rolled, far, wounds] :
         {std::tuple{7, 2, 3}, std::tuple{8, 2, 1}, std::tuple{16, 2, 1}, std::tuple{17, 2, 0}, std::tuple{17, 7, 3}}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "finn", {{0, 0}})
                                       .army(2, "atlaga-the-kyrie-warrior", {{0, 1}})
                                       .army(2, "xiamara-the-kyrie-warrior", {{far, 1}}),
                                   "1.finn");
        std::vector<int> rolls = faces({{skull, 3}, {blank, printed_card("atlaga-the-kyrie-warrior").master.defense}});
        rolls.push_back(rolled);
        dice(game, rolls);
        act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.atlaga-the-kyrie-warrior.1.1"), 0});
        INFO(rolled << " " << far);
        CHECK(wounds_of(game, "2.atlaga-the-kyrie-warrior.1.1") == wounds);
    }
    CHECK(printed_card("atlaga-the-kyrie-warrior").general == "Ullar");
    GameState herself = attacking(
        on_shipped_meadow().army(1, "finn", {{1, 1}}).army(2, "xiamara-the-kyrie-warrior", {{2, 1}}), "1.finn");
    dice(herself, faces({{skull, 3}, {blank, 20}}));
    act(herself, Attack{fig(herself, "1.finn.1.1"), fig(herself, "2.xiamara-the-kyrie-warrior.1.1"), 0});
    CHECK(wounds_of(herself, "2.xiamara-the-kyrie-warrior.1.1") == 3);
}

TEST_CASE("Regenerate of the Feral Troll: one wound less after its own turn, not after another's") {
    GameState game = on_shipped_meadow().army(1, "feral-troll", {{1, 1}, {0, 1}}).army(2, "finn", {{7, 3}}).start();
    wound(game, "1.feral-troll.1.1", 2);
    to_turn_of(game, "1.feral-troll");
    while (!game.turns.empty() && game.turns.back().card == card(game, "1.feral-troll")) act(game, Done{});
    CHECK(wounds_of(game, "1.feral-troll.1.1") == 1);
    while (!game.turns.empty() && game.turns.back().card == card(game, "2.finn")) act(game, Done{});
    CHECK(wounds_of(game, "1.feral-troll.1.1") == 1);
}

TEST_CASE("Summon Vines of Xenithrax: three glyphs, once a round, within four spaces, after moving") {
    GameState game = on_shipped_meadow("master-2022")
                         .army(1, "xenithrax-retail", {{0, 1}, {0, 0}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    to_turn_of(game, "1.xenithrax-retail");
    CHECK(uses(game).empty());
    to_attacks(game);
    std::vector<HexCoord> hexes;
    for (const UsePower& use : uses(game)) hexes.push_back((*game.board)[use.at].space.at);
    CHECK(std::ranges::count(hexes, HexCoord{4, 1}) == 1);
    CHECK(std::ranges::count(hexes, HexCoord{5, 1}) == 0);
    const std::size_t before = game.glyphs.size();
    act(game, uses(game).front());
    CHECK(game.glyphs.size() == before + 1);
    CHECK(uses(game).empty());
}
