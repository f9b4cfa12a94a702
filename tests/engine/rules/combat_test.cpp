// One attack: dice for the base numbers, height and powers; skulls against shields; wounds and Life.
#include "engine/rules/combat.h"

#include "engine/rules/board.h"
#include "tests/support/ascii_board.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr CombatRoll skulls(int skulls, int shields = 0, int blanks = 0) { return {skulls, shields, blanks}; }
constexpr CombatRoll shields(int shields, int skulls = 0, int blanks = 0) { return {skulls, shields, blanks}; }

}  // namespace

TEST_CASE("basic game: whoever stands higher has one die more, however much higher", "[HEIGHT-01]") {
    struct {
        int own, other, dice;
    } const table[] = {{2, 1, 1}, {30, 1, 1}, {1, 1, 0}, {1, 2, 0}};
    for (const std::string& edition : basics)
        for (const auto& row : table)
            CHECK(height_dice({row.own, 5}, {row.other, 4}, edition_rules(edition)) == row.dice);
}

TEST_CASE("master game: one die for standing higher, whatever the size", "[HEIGHT-02]") {
    for (const std::string& edition : masters) {
        CHECK(height_dice({2, 3}, {1, 11}, edition_rules(edition)) == 1);  // A Nagrub above Tor-Kul-Na's feet.
        CHECK(height_dice({1, 11}, {2, 3}, edition_rules(edition)) == 0);  // His head does not count.
        CHECK(height_dice({4, 5}, {4, 5}, edition_rules(edition)) == 0);
    }
}

TEST_CASE("master game: two dice from ten levels above the lower figure's Height", "[HEIGHT-03]") {
    struct {
        int own, other, other_height, dice;
    } const table[] = {{14, 1, 4, 1}, {15, 1, 4, 2}, {16, 1, 4, 2}, {15, 1, 5, 1}, {16, 1, 5, 2}, {40, 1, 17, 2}};
    for (const std::string& edition : masters)
        for (const auto& row : table)
            CHECK(height_dice({row.own, 4}, {row.other, row.other_height}, edition_rules(edition)) == row.dice);
}

TEST_CASE("the chart's height advantage: where it speaks of more than Height + 10, the books' ten levels hold",
          "[HEIGHT-05]") {
    const Rules master = edition_rules("master-2007");
    CHECK(height_dice({2, 5}, {1, 5}, master) == 1);
    CHECK(height_dice({17, 5}, {1, 5}, master) == 2);  // 16 levels: more than 5 + 10.
    CHECK(height_dice({16, 5}, {1, 5}, master) == 2);  // 15 levels count too, by the books (HEIGHT-03).
    CHECK(height_dice({15, 5}, {1, 5}, master) == 1);
}

TEST_CASE("water and swamp water add no height", "[HEIGHT-04]") {
    const auto board =
        *make_board(battlefield(land("1 1 2") + Pieces{at("water-1", {0, 0}, 2), at("swamp-water-6", {6, 0}, 1)}),
                    kinds(), edition_rules("master-2007"));
    const auto stand = [&](int q, int level) { return Elevation{(*board)[board->index({{q, 0}, level})].height, 4}; };
    const Elevation water = stand(0, 2), land_beside = stand(1, 1), land_above = stand(2, 2), swamp_water = stand(6, 1);
    for (const std::string& edition : masters) {
        CHECK(height_dice(water, land_beside, edition_rules(edition)) == 0);  // The water lies on land of that level.
        CHECK(height_dice(land_beside, water, edition_rules(edition)) == 0);
        CHECK(height_dice(land_above, water, edition_rules(edition)) == 1);
        CHECK(height_dice(land_beside, swamp_water, edition_rules(edition)) ==
              1);  // The swamp water lies on the table.
    }
}

TEST_CASE("attack and defense dice are the numbers and what adds to them", "[ATTACK-04][ATTACK-11]") {
    for (const std::string& edition : masters) {
        CHECK(attack_pool(AttackKind::Normal, 3, 1, 0, edition_rules(edition)).dice() == 4);
        CHECK(attack_pool(AttackKind::Normal, 3, 2, 1, edition_rules(edition)).dice() == 6);
    }
    CHECK(defense_pool(AttackKind::Normal, 3, 1, 2).dice() == 6);
    CHECK(defense_pool(AttackKind::Normal, 1, 0, -2).dice() == 0);  // Never below zero.
}

TEST_CASE("nothing changes the dice of a special attack, but the defender keeps what he has", "[SPECIAL-01]") {
    for (const char* edition : {"master-2007", "master-2022"})
        CHECK(attack_pool(AttackKind::Special, 3, 2, 1, edition_rules(edition)) == DicePool{3, 0, 0});
    // The 2004 rules have no such ban.
    CHECK(attack_pool(AttackKind::Special, 3, 2, 1, edition_rules("master-2004")).dice() == 6);
    CHECK(defense_pool(AttackKind::Special, 5, 1, 0).dice() == 6);
}

TEST_CASE("the grenade example: S2 defends with five dice and one for height", "[CARD-GRENADE-05][CARD-GRENADE-04]") {
    const int height = height_dice({2, 4}, {1, 4}, edition_rules("master-2004"));
    CHECK(defense_pool(AttackKind::Special, 5, height, 0).dice() == 6);
    const CombatRoll grenade = skulls(1, 0, 1);  // One roll of two dice for all targets.
    CHECK(unblocked(grenade, shields(2)) == 0);  // S2
    CHECK(unblocked(grenade, shields(3)) == 0);  // S1
    CHECK(harmed(0, unblocked(grenade, shields(0)), 1, edition_rules("master-2004")).destroyed);  // S3
}

TEST_CASE("leaving an engagement: one die, no defense") {
    for (const std::string& edition : masters)
        CHECK(attack_pool(AttackKind::Leaving, 6, 2, 3, edition_rules(edition)).dice() == 1);
    CHECK(defense_pool(AttackKind::Leaving, 6, 2, 3).dice() == 0);
}

TEST_CASE("only the attacker's skulls and the defender's shields count", "[ATTACK-05][DICE-02][DICE-03]") {
    CHECK(unblocked(skulls(2, 3), shields(1, 4)) == 1);
    CHECK(unblocked(skulls(0, 5), shields(0, 5)) == 0);
}

TEST_CASE("each shield blocks one skull", "[ATTACK-06]") {
    struct {
        int skulls, shields, hits;
    } const table[] = {{3, 1, 2}, {2, 2, 0}, {1, 3, 0}, {0, 0, 0}, {4, 0, 4}};
    for (const auto& row : table) CHECK(unblocked(skulls(row.skulls), shields(row.shields)) == row.hits);
    CHECK(unblocked(skulls(2), shields(1), 2) == 3);  // A power that counts each skull twice.
}

TEST_CASE("basic game: one unblocked skull destroys", "[ATTACK-07]") {
    for (const std::string& edition : basics) {
        CHECK(harmed(0, 1, 6, edition_rules(edition)) == Harm{6, true});
        CHECK(harmed(0, 0, 6, edition_rules(edition)) == Harm{0, false});
    }
}

TEST_CASE("master game: each unblocked skull is a wound", "[ATTACK-08][CARD-06]") {
    for (const std::string& edition : masters) {
        CHECK(harmed(0, 2, 5, edition_rules(edition)) == Harm{2, false});
        CHECK(harmed(2, 1, 5, edition_rules(edition)) == Harm{3, false});
        CHECK(harmed(2, 0, 5, edition_rules(edition)) == Harm{2, false});
    }
}

TEST_CASE("a figure is destroyed when its wounds equal its Life, more are lost", "[LIFE-01]") {
    for (const std::string& edition : masters) {
        CHECK(harmed(4, 1, 5, edition_rules(edition)) == Harm{5, true});
        CHECK(harmed(3, 6, 5, edition_rules(edition)) == Harm{5, true});
        CHECK_FALSE(harmed(3, 1, 5, edition_rules(edition)).destroyed);
    }
    CHECK(healed(2, 1) == 1);
    CHECK(healed(2, 99) == 0);
}

TEST_CASE("one wound destroys a figure of Life 1", "[LIFE-02]") {
    for (const std::string& edition : masters) CHECK(harmed(0, 1, 1, edition_rules(edition)).destroyed);
}

TEST_CASE("basic example 9 of 2007: Stingers above Shiori", "[ATTACK-EX-01]") {
    const Rules basic = edition_rules("basic-2007");
    CHECK(attack_pool(AttackKind::Normal, 3, height_dice({2, 4}, {1, 4}, basic), 0, basic).dice() == 4);
    CHECK(defense_pool(AttackKind::Normal, 5, height_dice({1, 4}, {2, 4}, basic), 0).dice() == 5);
    CHECK_FALSE(harmed(0, unblocked(skulls(2, 1, 1), shields(2, 2, 1)), 3, basic).destroyed);
    CHECK(harmed(0, unblocked(skulls(2, 0, 2), shields(1, 3, 1)), 3, basic).destroyed);
}

TEST_CASE("basic example 9 of 2004: a Zettian Guard above the Airborne Elite", "[ATTACK-EX-02]") {
    const Rules basic = edition_rules("basic-2004");
    CHECK(attack_pool(AttackKind::Normal, 2, height_dice({3, 5}, {1, 5}, basic), 0, basic).dice() == 3);
    CHECK(defense_pool(AttackKind::Normal, 2, height_dice({1, 5}, {3, 5}, basic), 0).dice() == 2);
    CHECK(unblocked(skulls(1), shields(1)) == 0);
    CHECK(harmed(0, unblocked(skulls(2), shields(1)), 1, basic).destroyed);
}

// Its Attack is 2, as in the example.
TEST_CASE("basic example 9 of 2022: a Glide Striker above Raakchott", "[ATTACK-EX-03]") {
    const Rules basic = edition_rules("basic-2022");
    CHECK(attack_pool(AttackKind::Normal, 2, height_dice({2, 5}, {1, 6}, basic), 0, basic).dice() == 3);
    CHECK_FALSE(harmed(0, unblocked(skulls(2, 1), shields(2, 3)), 5, basic).destroyed);
    CHECK(harmed(0, unblocked(skulls(2, 1), shields(1, 4)), 5, basic).destroyed);
}

TEST_CASE("master example 19 of 2007: Shiori, one wound, above her attacker", "[ATTACK-EX-04]") {
    const Rules master = edition_rules("master-2007");
    CHECK(defense_pool(AttackKind::Normal, 3, height_dice({2, 4}, {1, 4}, master), 0).dice() == 4);
    CHECK(harmed(1, unblocked(skulls(2, 0, 1), shields(0, 2, 2)), 3, master) == Harm{3, true});
}

TEST_CASE("master example 17 of 2004: Syvarris above a Marro Warrior", "[ATTACK-EX-05]") {
    const Rules master = edition_rules("master-2004");
    CHECK(defense_pool(AttackKind::Normal, 2, height_dice({2, 5}, {1, 4}, master), 0).dice() == 3);
    CHECK(harmed(2, unblocked(skulls(2), shields(0, 1, 2)), 4, master) == Harm{4, true});
}

TEST_CASE("master example 20 of 2022: Raakchott above a Glide Striker", "[ATTACK-EX-06]") {
    const Rules master = edition_rules("master-2022");
    CHECK(defense_pool(AttackKind::Normal, 4, height_dice({2, 6}, {1, 5}, master), 0).dice() == 5);
    CHECK(harmed(3, unblocked(skulls(2), shields(0, 2, 3)), 5, master) == Harm{5, true});
}
