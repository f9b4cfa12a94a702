// Falls: when they hurt, and how much.
#include "engine/rules/falling.h"

#include "tests/support/drawn_play.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Scene cliff(const std::string& edition, int height, int drop, const std::string& ground = "grass-1") {
    Pieces pieces{at(ground, {1, 0})};
    for (int level = 1; level <= drop + (ground == "grass-1" ? 1 : 0); ++level)
        pieces.push_back(at("grass-1", {0, 0}, level));
    return {.land = "", .figures = "A .", .edition = edition, .height = height, .more = pieces};
}

Fall fall_in(const Scene& scene) {
    const Result<Walk> walked = go(scene, {{1, 0}});
    REQUIRE(walked);
    return walked->steps[0].fall;
}

int dice_in(const std::string& edition, int height, int drop) {
    return fall_dice(fall_of(drop, height, *rules_of(edition)), *rules_of(edition));
}

}  // namespace

TEST_CASE("A drop of at least the Height is a fall of one die", "[FALL-01][FALL-02][FALL-05][FALL-08]") {
    for (const char* id : {"master-2004", "master-2007", "master-2022"}) {
        CHECK(fall_in(cliff(id, 5, 4)) == Fall::None);
        CHECK(fall_in(cliff(id, 5, 5)) == Fall::Minor);
        CHECK(fall_in(cliff(id, 5, 14)) == Fall::Minor);
        CHECK(dice_in(id, 5, 5) == 1);
        CHECK(dice_in(id, 5, 14) == 1);
        CHECK(dice_in(id, 5, 4) == 0);
    }
}

TEST_CASE("A major fall takes three dice, in 2004 two", "[FALL-03][FALL-04][FALL-08]") {
    for (const char* id : {"master-2004", "master-2007", "master-2022"})
        CHECK(fall_in(cliff(id, 5, 15)) == Fall::Major);
    CHECK(dice_in("master-2004", 5, 15) == 2);
    CHECK(dice_in("master-2007", 5, 15) == 3);
    CHECK(dice_in("master-2022", 5, 24) == 3);
}

TEST_CASE("An extreme fall is for the twenty-sided die, 2004 knows none", "[FALL-06][FALL-08][FALL-13]") {
    CHECK(fall_in(cliff("master-2007", 5, 24)) == Fall::Major);
    CHECK(fall_in(cliff("master-2007", 5, 25)) == Fall::Extreme);
    CHECK(fall_in(cliff("master-2022", 5, 25)) == Fall::Extreme);
    CHECK(fall_in(cliff("master-2004", 5, 25)) == Fall::Major);
    CHECK(dice_in("master-2004", 5, 25) == 2);
    CHECK(dice_in("master-2007", 5, 25) == 0);
    CHECK(needed_after_extreme_fall == 19);
}

TEST_CASE("A fall does not stop the move", "[FALL-07]") {
    const Scene scene{.land = "6 1 1 1", .figures = "A . . .", .height = 5};
    const Result<Walk> walked = go(scene, {{1, 0}, {2, 0}, {3, 0}});
    REQUIRE(walked);
    CHECK(walked->steps[0].fall == Fall::Minor);
    CHECK(walked->cost == 3);
    CHECK(walked->consequences.falls == 1);
}

TEST_CASE("Nobody falls into the water, from however high", "[FALL-09]") {
    for (const char* id : {"master-2004", "master-2007", "master-2022"})
        for (const int drop : {5, 15, 30}) CHECK(fall_in(cliff(id, 5, drop, "water-1")) == Fall::None);
}

TEST_CASE("Onto swamp water one falls", "[FALL-10][SWAMPWATER-04]") {
    CHECK(fall_in(cliff("master-2007", 5, 5, "swamp-water-1")) == Fall::Minor);
    CHECK(fall_in(cliff("master-2022", 5, 15, "swamp-water-1")) == Fall::Major);
}

TEST_CASE("Molten lava is soft, too", "[FALL-11][TERRAIN-MOLTEN-03]") {
    for (const char* id : {"master-2004", "master-2007", "master-2022"})
        CHECK(fall_in(cliff(id, 5, 15, "lava-1")) == Fall::None);
}

TEST_CASE("The basic game has no falling", "[FALL-12]") {
    for (const char* id : {"basic-2004", "basic-2007", "basic-2022"}) CHECK(fall_in(cliff(id, 5, 30)) == Fall::None);
}

TEST_CASE("Example 8: off the cliff, one die", "[FALL-EX-01][FALL-EX-02][FALL-EX-03]") {
    CHECK(fall_in(cliff("master-2007", 4, 4)) == Fall::Minor);  // Shiori, 4 levels
    CHECK(fall_in(cliff("master-2004", 4, 5)) == Fall::Minor);  // A Marro Warrior, 5 levels.
    CHECK(fall_in(cliff("master-2022", 5, 5)) == Fall::Minor);  // Marachott, 5 levels
}
