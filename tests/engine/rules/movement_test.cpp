// How far a figure moves: spaces, levels, water, other figures. The books' worked examples as drawn boards; where a
// picture was not printed, a board with the same numbers.
#include "engine/rules/movement.h"

#include "engine/board/space_told.h"
#include "tests/support/drawn_play.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

void check_costs_in(const std::vector<std::string>& editions, Scene scene, std::string_view expected) {
    for (const std::string& id : editions) {
        scene.edition = id;
        check_costs(scene, expected);
    }
}

constexpr const char* row_of_eight = "1 1 1 1 1 1 1 1";
constexpr const char* first_of_eight = "A . . . . . . .";

}  // namespace

TEST_CASE("A figure moves in any direction, up to its Move", "[MOVE-01][MOVE-02]") {
    check_costs_in(all_editions,
                   {.land = R"(
            1 1 1 1 1
             1 1 1 1 1
              1 1 1 1 1
               1 1 1 1 1
                1 1 1 1 1)",
                    .figures = R"(
            . . . . .
             . . . . .
              . . A . .
               . . . . .
                . . . . .)",
                    .move = 2},
                   R"(
            x x 2 2 2
             x 2 1 1 2
              2 1 0 1 2
               2 1 1 2 x
                2 2 2 x x)");
    const Scene still{.land = "1 1", .figures = "A .", .move = 0};
    CHECK(refusal_of(go(still, {})) == "done");
    CHECK(refusal_of(go(still, {{1, 0}})) == "move.too-far");
}

TEST_CASE("2007 Example 3, 2004 and 2022 Examples 3 and 4: as many spaces as the Move number says",
          "[MOVE-EX-01][MOVE-EX-04]") {
    check_costs({.land = row_of_eight, .figures = first_of_eight, .edition = "basic-2007", .move = 5},
                "0 1 2 3 4 5 x x");
    check_costs({.land = row_of_eight, .figures = first_of_eight, .edition = "basic-2004", .move = 4},
                "0 1 2 3 4 x x x");
    check_costs({.land = row_of_eight, .figures = first_of_eight, .edition = "basic-2022", .move = 4},
                "0 1 2 3 4 x x x");
}

TEST_CASE("Example 4: through a friendly figure, that is not engaged, to the full Move",
          "[MOVE-05][MOVE-07][MOVE-EX-02][MOVE-EX-03][MOVE-EX-05][TEAM-04]") {
    for (const char* friendly : {"A . F . . . . .", "A . T . . . . ."})  // The player's own figure, then a teammate's.
        for (const int move : {5, 6}) {
            Scene scene{.land = row_of_eight, .figures = friendly, .move = move};
            check_costs_in(masters, scene, move == 6 ? "0 1 x 3 4 5 6 x" : "0 1 x 3 4 5 x x");
            CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}})) == "move.occupied");
        }
}

TEST_CASE("No way through a friendly figure that is engaged", "[MOVE-05][MOVE-08]") {
    const Scene scene{.land = R"(
            1 1 1 1 1
             1 1 . . .)",
                      .figures = R"(
            A . F . .
             . E . . .)"};
    check_costs_in(masters, scene, R"(
            0 1 x x x
             1 x)");
    CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}, {3, 0}})) == "move.through-engaged");
    // The basic game has no engagement.
    check_costs_in(basics, scene, R"(
            0 1 x 3 4
             1 x)");
}

TEST_CASE("No way through an opponent's figure", "[MOVE-06][MOVE-08][MOVE-04]") {
    const Scene scene{.land = row_of_eight, .figures = "A . E . . . . ."};
    check_costs_in(all_editions, scene, "0 1 x x x x x x");
    CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}, {3, 0}})) == "move.through-enemy");
}

TEST_CASE("In the basic game one passes the figures that one controls, and no other's", "[MOVE-04]") {
    check_costs_in(basics, {.land = row_of_eight, .figures = "A F . . . . . ."}, "0 x 2 3 4 5 x x");
    check_costs_in(basics, {.land = row_of_eight, .figures = "A T . . . . . ."}, "0 x x x x x x x");
    CHECK(refusal_of(go({.land = row_of_eight, .figures = "A T . . . . . .", .edition = "basic-2007"},
                        {{1, 0}, {2, 0}})) == "move.through-teammate");
}

TEST_CASE("A move may not end on any figure", "[MOVE-07]") {
    for (const std::string& id : all_editions)
        for (const char* figures : {"A F", "A E"}) {
            Scene scene{.land = "1 1", .figures = figures, .edition = id};
            CHECK_FALSE(can_end(scene, {1, 0}));
        }
}

TEST_CASE("A forced stop on an occupied space is no step at all", "[MOVE-07]") {
    check_costs({.land = "1 ~ 1 1", .figures = "A F . ."}, "0 x x x");
    CHECK(refusal_of(go({.land = "1 ~ 1 1", .figures = "A F . ."}, {{1, 0}})) == "move.occupied");
}

TEST_CASE("Powers pass through all figures and draw no leaving attacks: Shiori's Phantom Walk", "[CARD-SHIORI-02]") {
    const Scene scene{
        .land = row_of_eight, .figures = "A E E . . . . .", .move = 6, .passes_all = true, .slips_away = true};
    check_costs(scene, "0 x x 3 4 5 6 x");
    const Result<Walk> walked = go(scene, {{1, 0}, {2, 0}, {3, 0}, {4, 0}});
    REQUIRE(walked);
    CHECK(walked->consequences.none());
}

// ---- up and down

TEST_CASE("Up: one for each level and one for the space, down: one whatever the levels",
          "[MOVE-UP-01][MOVE-UP-02][MOVE-DOWN-01]") {
    for (const std::string& id : all_editions)
        for (int from = 1; from <= 9; ++from)
            for (int to = 1; to <= 9; ++to) {
                const std::string land = std::to_string(from) + " " + std::to_string(to);
                INFO(id << ": " << land);
                const Result<Walk> walked =
                    go({.land = land, .figures = "A .", .edition = id, .height = 20, .move = 9}, {{1, 0}});
                CHECK(cost_of(walked) == (to > from ? to - from + 1 : 1));
            }
}

TEST_CASE("Who cannot reach the top of a ledge does not move there", "[MOVE-UP-03]") {
    for (const std::string& id : masters) {
        Scene scene{.land = "1 4", .figures = "A .", .edition = id, .move = 3};
        CHECK(refusal_of(go(scene, {{1, 0}})) == "move.too-far");
        scene.move = 4;
        CHECK(cost_of(go(scene, {{1, 0}})) == 4);
    }
}

TEST_CASE("Height limit: fewer levels at once than the Height", "[MOVE-UP-04]") {
    for (const char* id : {"master-2007", "master-2022"}) {
        CHECK(cost_of(go({.land = "1 4", .figures = "A .", .edition = id, .height = 4, .move = 9}, {{1, 0}})) == 4);
        CHECK(refusal_of(go({.land = "1 5", .figures = "A .", .edition = id, .height = 4, .move = 9}, {{1, 0}})) ==
              "move.too-high");
    }
}

TEST_CASE("Height limit of 2004: as many levels as the Height", "[MOVE-UP-05]") {
    CHECK(cost_of(go({.land = "1 5", .figures = "A .", .edition = "master-2004", .height = 4, .move = 9}, {{1, 0}})) ==
          5);
    CHECK(refusal_of(go({.land = "1 6", .figures = "A .", .edition = "master-2004", .height = 4, .move = 9},
                        {{1, 0}})) == "move.too-high");
}

TEST_CASE("The basic game knows no height limit", "[MOVE-UP-06]") {
    for (const std::string& id : basics)
        CHECK(cost_of(go({.land = "1 8", .figures = "A .", .edition = id, .height = 3, .move = 8}, {{1, 0}})) == 8);
}

TEST_CASE("Basic Example 4: five spaces up onto the ledge for the Stinger, four for the Zettian Guard",
          "[MOVE-UP-EX-01][MOVE-UP-EX-02]") {
    check_costs({.land = "1 1 4", .figures = "A . .", .edition = "basic-2007", .height = 4, .move = 5}, "0 1 5");
    for (const char* id : {"basic-2004", "basic-2022"})
        check_costs({.land = "1 1 3", .figures = "A . .", .edition = id, .move = 4}, "0 1 4");
}

TEST_CASE("Example 5: the first ledge is in reach, the top one is not", "[MOVE-UP-EX-03][MOVE-UP-EX-04]") {
    // 2007: a Stinger (Height 4, Move 5), 6 to the top. 2004: Finn (Height 5, Move 5), 7 to the top.
    check_costs({.land = "1 1 3 4", .figures = "A . . .", .edition = "master-2007", .height = 4, .move = 5}, "0 1 4 x");
    check_costs({.land = "1 1 3 4", .figures = "A . . .", .edition = "master-2007", .height = 4, .move = 6}, "0 1 4 6");
    check_costs({.land = "1 1 3 5", .figures = "A . . .", .edition = "master-2004", .height = 5, .move = 5}, "0 1 4 x");
    check_costs({.land = "1 1 3 5", .figures = "A . . .", .edition = "master-2004", .height = 5, .move = 7}, "0 1 4 7");
}

TEST_CASE("Example 6: too high to climb at once", "[MOVE-UP-EX-05][MOVE-UP-EX-06][MOVE-UP-EX-07]") {
    const auto climb = [](const char* edition, int height, int move, const char* land) {
        return refusal_of(
            go({.land = land, .figures = "A .", .edition = edition, .height = height, .move = move}, {{1, 0}}));
    };
    CHECK(climb("master-2007", 4, 6, "1 5") == "move.too-high");  // Shiori: 4 levels and the space
    CHECK(climb("master-2004", 4, 6, "1 6") == "move.too-high");  // A Marro Warrior: 5 levels and the space.
    CHECK(climb("master-2022", 5, 6, "1 6") == "move.too-high");  // Marachott: 5 levels and the space
    CHECK(climb("master-2022", 5, 5, "1 6") == "move.too-high");
    CHECK(climb("master-2022", 6, 5, "1 6") == "move.too-far");  // Example 5: Move 5 for a ledge that costs 6
}

TEST_CASE("Examples 5 and 7: down from the ledge the sides are not counted", "[MOVE-DOWN-EX-01][MOVE-DOWN-EX-02]") {
    check_costs_in(all_editions, {.land = "4 1 1", .figures = "A . .", .height = 9, .move = 2}, "0 1 2");
}

TEST_CASE("Climb X2 counts the Height double, up and down, but not to fit under something") {
    Scene nagrub{.land = "1 6", .figures = "A .", .height = 3, .move = 6, .climb_height = 6};
    CHECK(cost_of(go(nagrub, {{1, 0}})) == 6);
    nagrub.land = "6 1";
    CHECK(go(nagrub, {{1, 0}})->steps[0].fall == Fall::None);
    nagrub.climb_height = 0;
    CHECK(go(nagrub, {{1, 0}})->steps[0].fall == Fall::Minor);
}

// ---- water

TEST_CASE("A move ends on the water, even from water", "[WATER-01][WATER-07][WATER-EX-01][WATER-EX-06]") {
    const Scene scene{.land = "1 1 ~ 1 1", .figures = "A . . . ."};  // Example 6A: ends after two spaces.
    check_costs_in(all_editions, scene, "0 1 2 x x");
    CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}, {3, 0}})) == "move.after-water");
    CHECK(go(scene, {{1, 0}, {2, 0}})->steps.back().stop == Stop::Water);
    check_costs_in(all_editions, {.land = "~ ~ ~ 1", .figures = "A . . ."}, "0 1 x x");
}

TEST_CASE("Out of the water the side of the land counts: two spaces",
          "[WATER-05][WATER-06][WATER-EX-02][WATER-EX-05]") {
    check_costs_in(all_editions, {.land = "~ 1 1", .figures = "A . ."}, "0 2 3");
}

TEST_CASE("Example 10: two spaces out of the water, then on to the full Move", "[WATER-EX-03][WATER-EX-04]") {
    check_costs({.land = "~ 1 1 1 1 1 1", .figures = "A . . . . . .", .edition = "master-2007", .height = 4, .move = 6},
                "0 2 3 4 5 6 x");
    check_costs({.land = "~ 1 1 1 1 1 1", .figures = "A . . . . . .", .edition = "master-2022", .height = 5, .move = 5},
                "0 2 3 4 5 x x");
}

TEST_CASE("Water and swamp water add no height to their space", "[WATER-06][WATER-08][BUILD-10]") {
    const Situation now = played({.land = "~ s 1", .figures = "A . ."});
    CHECK((*now.board)[top(*now.board, {0, 0})].height == 0);
    CHECK((*now.board)[top(*now.board, {1, 0})].height == 0);
    CHECK((*now.board)[top(*now.board, {2, 0})].height == 1);
}

TEST_CASE("Swamp water does not end a move, out of it the side of the land counts",
          "[SWAMPWATER-01][SWAMPWATER-02][SWAMPWATER-04][SWAMPWATER-05]") {
    check_costs_in(all_editions, {.land = "1 s s 1 1", .figures = "A . . . ."}, "0 1 2 4 5");
}

TEST_CASE("For powers swamp water is water", "[SWAMPWATER-03]") {
    for (const std::string& id : all_editions) {
        const Situation now = played({.land = "~ s 1", .figures = "A . .", .edition = id});
        for (const HexCoord water : Hexes{{0, 0}, {1, 0}}) CHECK((*now.board)[top(*now.board, water)].ground.water);
        CHECK_FALSE((*now.board)[top(*now.board, {2, 0})].ground.water);
    }
}

// ---- glyphs

TEST_CASE("A figure stops on a glyph", "[GLYPH-02][GLYPH-03]") {
    const Scene scene{.land = "1 1 1 1", .figures = "A . ? ."};
    check_costs_in(masters, scene, "0 1 2 x");
    CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}, {3, 0}})) == "move.after-glyph");
    CHECK(go(scene, {{1, 0}, {2, 0}})->steps.back().stop == Stop::Glyph);
}

TEST_CASE("Nobody enters a glyph that he may not stop on", "[GLYPH-KELDA-01]") {
    check_costs({.land = "1 1 1 1", .figures = "A . ! ."}, "0 1 x x");
    CHECK(refusal_of(go({.land = "1 1 1 1", .figures = "A . ! ."}, {{1, 0}, {2, 0}})) == "move.closed-glyph");
}

// ---- words

TEST_CASE("What is refused is told in words") {
    const Scene scene{.land = "1 1 6", .figures = "A . .", .height = 4};
    CHECK(refusal_of(go(scene, {{2, 0}})) == "move.no-step");
    CHECK(refusal_of(go(scene, {turn})) == "move.single-turn");
    CHECK(refusal_of(go(scene, {{1, 0}}, Lead::Front, true)) == "move.cannot-fly");
    const Result<Walk> climbed = go(scene, {{1, 0}, {2, 0}});
    REQUIRE_FALSE(climbed);
    CHECK(climbed.error().message ==
          Message{"move.too-high",
                  {{"space", space_told(Space{{2, 0}, 6})}, {"levels", 5}, {"height", 4}, {"who", "Finn"}}});
}
