// Double-space figures: one end leads, the other follows.
#include "tests/support/drawn_play.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::vector<std::string> all_six{"basic-2004",  "master-2004", "basic-2007",
                                       "master-2007", "basic-2022",  "master-2022"};

bool ends_at(const Situation& now, HexCoord front, HexCoord back) {
    Reach reach;
    reach.find(*now.board, now.mover, now.occupancy(), now.rules);
    const SpaceIndex at = top(*now.board, front), tail = top(*now.board, back);
    return std::ranges::any_of(reach.ends(), [&](const End& end) { return end.at == at && end.tail == tail; });
}

}  // namespace

TEST_CASE("One end leads, either, and the other follows onto the space that it left",
          "[DOUBLE-01][DOUBLE-02][DOUBLE-07]") {
    for (const std::string& id : all_six) {
        const Scene scene{.land = "1 1 1 1 1 1", .figures = ". . B A . .", .edition = id};
        const Result<Walk> front_first = go(scene, {{4, 0}, {5, 0}});
        REQUIRE(front_first);
        const Situation now = played(scene);
        CHECK(front_first->cost == 2);
        CHECK(front_first->at == top(*now.board, {5, 0}));
        CHECK(front_first->tail == top(*now.board, {4, 0}));
        const Result<Walk> back_first = go(scene, {{1, 0}, {0, 0}}, Lead::Back);
        REQUIRE(back_first);
        CHECK(back_first->tail == top(*now.board, {0, 0}));
        CHECK(back_first->at == top(*now.board, {1, 0}));
        CHECK(refusal_of(go(scene, {{2, 0}})) == "move.onto-itself");
        CHECK(refusal_of(go(scene, {{1, 0}})) == "move.no-step");  // The front is not beside it.
    }
}

TEST_CASE("A double-space figure ends on two spaces of one level", "[DOUBLE-03]") {
    for (const std::string& id : all_six) {
        const Scene scene{.land = "1 1 2 2", .figures = "B A . .", .edition = id};
        CHECK_FALSE(ends_at(played(scene), {2, 0}, {1, 0}));
        CHECK(ends_at(played(scene), {3, 0}, {2, 0}));
        const Result<Walk> half = go(scene, {{2, 0}});
        REQUIRE_FALSE(half);
        CHECK(half.error().message == Message{"move.uneven", {{"one", 2}, {"other", 1}, {"who", "Finn"}}});
        CHECK(cost_of(go(scene, {{2, 0}, {3, 0}})) == 3);
    }
}

TEST_CASE("Example 12: a flip is free, any time, and draws no attack, 2004 and the basic games know none",
          "[DOUBLE-04][DOUBLE-05][DOUBLE-EX-07]") {
    Scene scene{.land = R"(
            1 1 1 1
             1 1 1 1)",
                .figures = R"(
            . B A .
             . E . .)"};
    for (const std::string& id : all_six) {
        scene.edition = id;
        const bool known = id == "master-2007" || id == "master-2022";
        const Result<Walk> flipped = go(scene, {turn});
        CHECK(flipped.has_value() == known);
        Scene in_place = scene;
        in_place.move = 0;
        CHECK(ends_at(played(in_place), {1, 0}, {2, 0}) == known);
        if (!known) {
            CHECK(refusal_of(flipped) == "move.no-turn");
            continue;
        }
        CHECK(flipped->cost == 0);
        CHECK(flipped->consequences.none());
        CHECK(cost_of(go(scene, {turn, {0, 0}, turn, turn})) == 1);
    }
}

TEST_CASE("A double-space figure passes one water space between two that are not, and stops on two",
          "[WATER-02][WATER-03][WATER-04]") {
    for (const std::string& id : all_six) {
        const Scene one{.land = "1 1 ~ 1 1", .figures = "B A . . .", .edition = id, .move = 6};
        CHECK(cost_of(go(one, {{2, 0}, {3, 0}, {4, 0}})) == 4);  // Includes one level for climbing out of the water.
        const Scene two{.land = "1 1 ~ ~ 1 1", .figures = "B A . . . .", .edition = id, .move = 9};
        const Result<Walk> stopped = go(two, {{2, 0}, {3, 0}});
        REQUIRE(stopped);
        CHECK(stopped->steps[0].stop == Stop::None);
        CHECK(stopped->steps[1].stop == Stop::Water);
        CHECK(refusal_of(go(two, {{2, 0}, {3, 0}, {4, 0}})) == "move.after-water");
        const Scene swamp{.land = "1 1 s s 1 1", .figures = "B A . . . .", .edition = id, .move = 9};
        CHECK(cost_of(go(swamp, {{2, 0}, {3, 0}, {4, 0}, {5, 0}})) == 5);
        const Scene mixed{.land = "1 1 ~ s 1 1", .figures = "B A . . . .", .edition = id, .move = 9};
        CHECK(cost_of(go(mixed, {{2, 0}, {3, 0}, {4, 0}, {5, 0}})) == 5);
    }
}

TEST_CASE("A stop on two water spaces of different levels is no step", "[DOUBLE-03][WATER-07]") {
    const Pieces high = each_of("grass-1", {{3, 0}}) + each_of("water-1", {{3, 0}}, 2);
    const Scene scene{.land = "1 1 ~ .", .figures = "B A . .", .move = 9, .more = high};
    CHECK(refusal_of(go(scene, {{2, 0}, {3, 0}})) == "move.uneven");
}

TEST_CASE("Example 7: Tor-Kul-Na crosses the water and comes up on land, six spaces in all",
          "[DOUBLE-EX-01][DOUBLE-EX-02]") {
    for (const char* id : {"basic-2007", "basic-2004"}) {
        const Scene scene{.land = "1 1 1 ~ 1 1 1", .figures = "B A . . . . .", .edition = id, .height = 11, .move = 6};
        CHECK(cost_of(go(scene, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}})) == 6);
        CHECK(ends_at(played(scene), {6, 0}, {5, 0}));
    }
}

TEST_CASE("2022 Example 7: Halushia goes seven spaces, front end first, across the water", "[DOUBLE-EX-03]") {
    const Scene scene{
        .land = "1 1 1 ~ 1 1 1 1", .figures = "B A . . . . . .", .edition = "basic-2022", .height = 9, .move = 7};
    CHECK(cost_of(go(scene, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}})) == 7);
}

TEST_CASE("Examples 10 and 11: up the ledges, their sides counted, to two spaces of one level on top",
          "[DOUBLE-EX-04][DOUBLE-EX-05][DOUBLE-EX-06]") {
    const auto climb = [](const char* edition, int height, int move, const char* land, int cost) {
        const Scene scene{.land = land, .figures = "B A . . .", .edition = edition, .height = height, .move = move};
        CHECK(cost_of(go(scene, {{2, 0}, {3, 0}, {4, 0}})) == cost);
        CHECK(ends_at(played(scene), {4, 0}, {3, 0}));
        CHECK_FALSE(ends_at(played(scene), {3, 0}, {2, 0}));
    };
    climb("master-2007", 6, 5, "1 1 2 3 3", 5);   // Major Q10
    climb("master-2004", 11, 5, "1 1 2 3 3", 5);  // Grimnak
    climb("master-2022", 9, 7, "1 1 2 5 5", 7);   // Halushia
}

TEST_CASE("A double-space figure stops when its leading end comes onto a glyph, not the other", "[GLYPH-04]") {
    const Scene scene{.land = "1 1 1 1 1", .figures = "B A ? . ."};
    CHECK(go(scene, {{2, 0}})->steps.back().stop == Stop::Glyph);
    CHECK(refusal_of(go(scene, {{2, 0}, {3, 0}})) == "move.after-glyph");
    const Scene under_the_tail{.land = R"(
            1 1 1 1
             1 1 1 1)",
                               .figures = R"(
            ? A . .
             . B . .)"};
    CHECK(refusal_of(go(under_the_tail, {{2, 0}, {3, 0}})) == "done");
    const Scene uneven{.land = "1 1 2 2", .figures = "B A ? ."};
    CHECK(refusal_of(go(uneven, {{2, 0}})) == "move.uneven");
}

TEST_CASE("Both halves need a free space, whoever of them comes last", "[MOVE-07]") {
    const Scene scene{.land = "1 1 1 1 1", .figures = "B A F . ."};
    CHECK(refusal_of(go(scene, {{2, 0}, {3, 0}})) == "move.occupied");
    CHECK(cost_of(go(scene, {{2, 0}, {3, 0}, {4, 0}})) == 3);
}

TEST_CASE("Where nobody flips, the leading end does not step below or above its own tail", "[DOUBLE-02][DOUBLE-04]") {
    // A bridge at level 6 lies over the low space 1,0. The figure crosses it, leading end first, and steps down to 2,0.
    const auto back_under = [](const std::string& edition, bool flown) {
        const Scene scene{.land = "6 1 1",
                          .figures = "B A .",
                          .edition = edition,
                          .height = 4,
                          .move = 9,
                          .flight = flown ? Flight::Always : Flight::Never,
                          .more = {at("grass-1", {1, 0}, 6)}};
        const Situation now = played(scene);
        const SpaceIndex low = now.board->index({{1, 0}, 1});
        const Path path{{top(*now.board, {2, 0}), low}, Lead::Front, flown};
        Reach reach;
        reach.find(*now.board, now.mover, now.occupancy(), now.rules);
        CostMap map;
        const bool ends = std::ranges::count(reach.ends(), low, &End::at) > 0;
        CHECK((map.find(*now.board, now.mover, now.occupancy(), now.rules)[static_cast<std::size_t>(low)] >= 0) ==
              ends);
        const std::string refusal =
            refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, path, "Grimnak"));
        CHECK(ends == (refusal == "done"));
        return refusal;
    };
    for (const bool flown : {false, true}) {
        CHECK(back_under("master-2004", flown) == "move.under-itself");
        CHECK(back_under("master-2007", flown) == "done");
    }
    for (const std::string& id : basics) CHECK(back_under(id, false) == "move.under-itself");
}
