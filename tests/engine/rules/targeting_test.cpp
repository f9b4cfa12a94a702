#include "engine/rules/targeting.h"

#include "engine/rules/range.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"
#include "tests/support/sight_field.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const char* const basic[] = {"basic-2004", "basic-2007", "basic-2022"};
const char* const master[] = {"master-2004", "master-2007", "master-2022"};

using Answer = std::optional<NoAttack>;

// Sight included, as a game asks for it when nothing else is against the attack.
Answer verdict(const TargetQuery& targeting, const SightScene& scene, const FigureBody& from, const FigureBody& target,
               const Rules& rules) {
    if (const Answer reason = no_target(targeting, rules)) return reason;
    if (needs_sight(targeting, rules) && !sees(scene, from, target, part_to_see(rules))) return NoAttack::NotSeen;
    return {};
}

TargetQuery aim_of(const SightField& field, int reach) {  // A aims at B.
    return {.reach = reach,
            .range = range_between(field.terrain, field.figures.at('A').hexes[0], field.figures.at('B').hexes[0])};
}
Answer attack(const SightField& field, int reach, const Rules& by) {  // A attacks B, which is not adjacent.
    const auto all = field.bodies();
    return verdict(aim_of(field, reach), {field.terrain, all}, field.figures.at('A'), field.figures.at('B'), by);
}

}  // namespace

TEST_CASE("a target must lie within the Range", "[RANGE-01]") {
    for (const std::string_view edition : editions()) {
        CHECK_FALSE(no_target({.reach = 6, .range = 6}, *rules_of(edition)));
        CHECK(no_target({.reach = 6, .range = 7}, *rules_of(edition)) == NoAttack::OutOfRange);
        CHECK(no_target({.reach = 6, .range = {}}, *rules_of(edition)) == NoAttack::OutOfRange);
    }
}

TEST_CASE("with Range 1 only who is adjacent can be attacked", "[RANGE-02]") {
    for (const std::string_view edition : editions()) {
        CHECK_FALSE(no_target({.reach = 1, .range = 1, .adjacent = true}, *rules_of(edition)));
        // On a cliff.
        CHECK(no_target({.reach = 1, .range = 1, .adjacent = false}, *rules_of(edition)) == NoAttack::NotAdjacent);
        CHECK_FALSE(no_target({.reach = 2, .range = 1, .adjacent = false}, *rules_of(edition)));
    }
}

TEST_CASE("who is engaged attacks only whom it is engaged with, the basic game knows no engagement",
          "[RANGE-06][RANGE-07]") {
    const TargetQuery other{.reach = 6, .range = 3, .engaged = true};
    const TargetQuery foe{.reach = 6, .range = 1, .adjacent = true, .engaged = true, .engaged_with_target = true};
    for (const char* edition : master) {
        CHECK(no_target(other, edition_rules(edition)) == NoAttack::EngagedWithOthers);
        CHECK_FALSE(no_target(foe, edition_rules(edition)));
    }
    for (const char* edition : basic) CHECK_FALSE(no_target(other, edition_rules(edition)));
}

TEST_CASE("who is adjacent needs not be seen, but in 2004 and in the basic games", "[LOS-06][LOS-07]") {
    const TargetQuery near{.reach = 6, .range = 1, .adjacent = true};
    const TargetQuery engaged{.reach = 6, .range = 1, .engaged = true, .engaged_with_target = true};
    for (const char* edition : {"master-2007", "master-2022"}) {
        CHECK_FALSE(needs_sight(near, edition_rules(edition)));
        CHECK_FALSE(needs_sight(engaged, edition_rules(edition)));
        CHECK(needs_sight({.reach = 6, .range = 2}, edition_rules(edition)));
    }
    for (const char* edition : {"master-2004", "basic-2004", "basic-2007", "basic-2022"})
        CHECK(needs_sight(near, edition_rules(edition)));

    // Two giants beside a very high wall.
    SightField field(land("1 1") + Pieces{beside("laur-wall-ruin", {0, 0}, 2, Direction::E)}, "A B",
                     {{'A', 12}, {'B', 5}});
    field.put('A', {{0, 0}}, 12, SightZone{.eye = 60, .from = 10, .to = 100});
    const auto all = field.bodies();
    const auto attack_near = [&](const char* edition) {
        return verdict(near, {field.terrain, all}, field.figures.at('A'), field.figures.at('B'),
                       edition_rules(edition));
    };
    CHECK_FALSE(attack_near("master-2007"));
    CHECK_FALSE(attack_near("master-2022"));
    CHECK(attack_near("master-2004") == NoAttack::NotSeen);
    CHECK(attack_near("basic-2007") == NoAttack::NotSeen);
}

TEST_CASE("the master game asks for the hit zone, the basic game for any part", "[LOS-02][LOS-03]") {
    for (const char* edition : basic) CHECK(part_to_see(edition_rules(edition)) == SeenPart::Any);
    for (const char* edition : master) CHECK(part_to_see(edition_rules(edition)) == SeenPart::HitZone);
    // Only what lies above B's hit zone is visible over the pile.
    const SightField head("1 1 1 9 1", "A . . . B", {{'A', 8}, {'B', 9}});
    for (const char* edition : basic) CHECK_FALSE(attack(head, 5, edition_rules(edition)));
    for (const char* edition : master) CHECK(attack(head, 5, edition_rules(edition)) == NoAttack::NotSeen);
}

TEST_CASE("auras see any part, from any space, where the edition says so", "[LOS-12][LOS-13]") {
    const SightField head("1 1 1 9 1", "A . . . B", {{'A', 8}, {'B', 9}});
    const auto all = head.bodies();
    const SightScene scene{head.terrain, all};
    for (const char* edition : {"master-2007", "master-2022"})
        CHECK(aura_sees(scene, head.figures.at('A'), head.figures.at('B'), edition_rules(edition)));
    CHECK_FALSE(aura_sees(scene, head.figures.at('A'), head.figures.at('B'), edition_rules("master-2004")));
}

TEST_CASE("players may dispute sight in the master game", "[data][LOS-08]") {
    for (const char* edition : master) CHECK(edition_rules(edition).sight_disputes);
    for (const char* edition : basic) CHECK_FALSE(edition_rules(edition).sight_disputes);
}

TEST_CASE("a figure across empty space is a target when the way along the battlefield is short enough",
          "[RANGE-04][RANGE-05]") {
    const SightField field(
        "1 1 1\n"
        " 1 . 1\n"
        "  1 . 1",
        ". . .\n"
        " . . .\n"
        "  A . B");
    CHECK_FALSE(attack(field, 5, edition_rules("master-2007")));
    CHECK(attack(field, 4, edition_rules("master-2007")) == NoAttack::OutOfRange);
}

// ---- the books' examples, as far as their words draw them: where the figures stand is ours

TEST_CASE("2007, master example 18: a Stinger and Shiori, five spaces apart, Sonlen partly in the way",
          "[RANGE-EX-03][RANGE-EX-06]") {
    const char* ground =
        "1 1 1 1 1 1\n"
        " 1 1 1 1 1 1";
    const SightField field(ground,
                           "A . . . . .\n"
                           " . . C . B .",
                           {{'A', 4}, {'B', 4}, {'C', 5}});
    CHECK(aim_of(field, 5).range == 5);
    CHECK_FALSE(attack(field, 5, edition_rules("master-2007")));
    CHECK(attack(field, 4, edition_rules("master-2007")) == NoAttack::OutOfRange);
    const SightField behind(ground,
                            "A . . C B .\n"
                            " . . . . . .",
                            {{'A', 4}, {'B', 4}, {'C', 5}});
    CHECK(attack(behind, 5, edition_rules("master-2007")) == NoAttack::NotSeen);
}

TEST_CASE("2004, master example 16: a Marro Warrior and Syvarris, six spaces apart, a Tarn Viking partly in the way",
          "[RANGE-EX-04]") {
    const SightField field(
        "1 1 1 1 1 1 1\n"
        " 1 1 1 1 1 1 1",
        "A . . . . . .\n"
        " . . . C . B .",
        {{'A', 4}});
    CHECK(aim_of(field, 6).range == 6);
    CHECK_FALSE(attack(field, 6, edition_rules("master-2004")));
}

TEST_CASE("2004, basic example 8: a Zettian Guard sees the top of an Airborne Elite figure seven spaces away",
          "[RANGE-EX-02][LOS-15]") {
    const SightField field("3 1 1 1 1 1 5 1", "A . . . . . . B");  // Heights 5 and 5.
    CHECK(aim_of(field, 7).range == 7);
    CHECK_FALSE(attack(field, 7, edition_rules("basic-2004")));
    CHECK(attack(field, 6, edition_rules("basic-2004")) == NoAttack::OutOfRange);
    const SightField hidden("3 1 1 1 1 1 7 1", "A . . . . . . B");
    CHECK(attack(hidden, 7, edition_rules("basic-2004")) == NoAttack::NotSeen);
}

TEST_CASE("2007, basic example 8: seven spaces are beyond the Range 5 of the Marro Stingers, which the book misses",
          "[RANGE-EX-01]") {
    const SightField field("1 1 1 1 1 1 1 1", "A . . . . . . B");
    CHECK(aim_of(field, 5).range == 7);
    CHECK(attack(field, 5, edition_rules("basic-2007")) == NoAttack::OutOfRange);
    CHECK_FALSE(attack(field, 7, edition_rules("basic-2007")));
}

TEST_CASE("2022, examples 8 and 19: a Glide Striker and Raakchott, six spaces apart, Vrono partly in the way",
          "[RANGE-EX-05]") {
    const char* ground =
        "1 1 1 1 1 1 1\n"
        " 1 1 1 1 1 1 1";
    const SightField free(ground, "A . . . . . B\n . . . . . . .", {{'B', 6}});
    CHECK(aim_of(free, 6).range == 6);
    CHECK_FALSE(attack(free, 6, edition_rules("basic-2022")));
    const SightField partly(ground, "A . . . . . .\n . . . C . B .", {{'B', 6}});
    CHECK(aim_of(partly, 6).range == 6);
    CHECK_FALSE(attack(partly, 6, edition_rules("master-2022")));
}
