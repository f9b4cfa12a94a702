// Flying: levels, water, figures and walls do not count; an engaged figure is struck when it takes off.
#include "tests/support/drawn_play.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Result<Walk> fly(const Scene& scene, const Hexes& hexes) { return go(scene, hexes, Lead::Front, true); }

}  // namespace

TEST_CASE("Who flies ignores elevations", "[FLY-01]") {
    const Scene scene{.land = "1 9 1 9", .figures = "A . . .", .height = 4, .flight = Flight::May};
    const Result<Walk> flown = fly(scene, {{1, 0}, {2, 0}, {3, 0}});
    CHECK(cost_of(flown) == 3);
    CHECK(flown->consequences.none());  // And no fall.
}

TEST_CASE("Over water, over figures and over walls", "[FLY-02]") {
    const Scene water{.land = "1 ~ ~ 1", .figures = "A . . .", .flight = Flight::May};
    CHECK(cost_of(fly(water, {{1, 0}, {2, 0}, {3, 0}})) == 3);
    const Scene figures{.land = "1 1 1 1", .figures = "A E F .", .flight = Flight::May, .slips_away = true};
    CHECK(cost_of(fly(figures, {{1, 0}, {2, 0}, {3, 0}})) == 3);
    CHECK(refusal_of(fly(figures, {{1, 0}})) == "move.occupied");
    const Scene ruin{
        .land = "1 1\n 1 1", .figures = "A .\n . .", .flight = Flight::May, .more = {at("ruin-2", {0, 0}, 2)}};
    CHECK(cost_of(fly(ruin, {{0, 1}})) == 1);
    const Scene tree{.land = "1 t 1", .figures = "A . .", .flight = Flight::May};
    CHECK(cost_of(fly(tree, {{1, 0}, {2, 0}})) == 2);
    CHECK(refusal_of(fly(tree, {{1, 0}})) == "move.filled");
    CHECK(refusal_of(go(tree, {{1, 0}, {2, 0}})) == "move.filled");
}

TEST_CASE("Nobody flies over the hive", "[HIVE-02]") {
    for (const std::string_view id : editions()) {
        INFO(id);
        const Scene scene{.land = "1 . . . 1",
                          .figures = "A . . . .",
                          .edition = std::string(id),
                          .flight = Flight::May,
                          .passes_all = true,
                          .more = {at("marro-hive", {1, 0}, 1)}};
        CHECK(refusal_of(fly(scene, {{1, 0}, {2, 0}, {3, 0}, {4, 0}})) == "move.filled");
        CHECK(refusal_of(go(scene, {{1, 0}, {2, 0}, {3, 0}, {4, 0}})) == "move.filled");
    }
}

TEST_CASE("Who starts engaged is struck at by all it is engaged with, and by none that it passes",
          "[FLY-03][FLY-EX-01][FLY-EX-02]") {
    const Scene scene{.land = R"(
            1 1 1 1 1 1
             1 1 1 1 1 1)",
                      .figures = R"(
            E A . . . .
             E . . E . .)",
                      .flight = Flight::May};
    for (const std::string& id : masters) {
        Scene one = scene;
        one.edition = id;
        const Result<Walk> flown = fly(one, {{2, 0}, {3, 0}, {4, 0}, {5, 0}});
        REQUIRE(flown);
        CHECK(flown->consequences.leaving == std::vector<std::int16_t>{0, 1});
        CHECK(flown->steps[0].leaving.size() == 2);
        CHECK(fly(one, {{1, 1}})->consequences.leaving.size() == 2);  // Even if it lands beside one of them.
        CHECK(go(one, {{1, 1}})->consequences.leaving.size() == 1);   // On foot it stays engaged with that one.
    }
}

TEST_CASE("Stealth Flying draws no leaving attacks", "[FLY-04]") {
    const Scene scene{.land = "1 1 1 1", .figures = "E A . .", .flight = Flight::May, .slips_away = true};
    CHECK(fly(scene, {{2, 0}, {3, 0}})->consequences.none());
}

TEST_CASE("Example 20: out from under the overhang and onto its top", "[FLY-05][FLY-EX-01][FLY-EX-02]") {
    Scene scene{.land = "1 1 1",
                .figures = ". . .",
                .flight = Flight::May,
                .more = {at("grass-2", {0, 0}, 7)},
                .stands = Space{{1, 0}, 1}};
    for (const std::string& id : masters) {
        scene.edition = id;
        const Situation now = played(scene);
        const auto fly_to = [&](std::vector<Space> spaces) {
            Path path{.flown = true};
            for (const Space space : spaces) path.steps.push_back(now.board->index(space));
            return walk(*now.board, now.mover, now.occupancy(), now.rules, path, "Raelin");
        };
        CHECK(cost_of(fly_to({{{2, 0}, 1}, {{1, 0}, 7}})) == 2);
        CHECK(refusal_of(fly_to({{{0, 0}, 7}})) == "move.no-room");  // It cannot fly through the tile.
    }
}

TEST_CASE("Who flies touches only where it lands: glyphs and molten lava on the way do nothing") {
    const Scene scene{.land = "1 l 1 1", .figures = "A . ? .", .flight = Flight::May};
    const Result<Walk> past = fly(scene, {{1, 0}, {2, 0}, {3, 0}});
    CHECK(cost_of(past) == 3);
    CHECK(past->consequences.none());
    CHECK(fly(scene, {{1, 0}, {2, 0}})->steps.back().stop == Stop::Glyph);
    CHECK(fly(scene, {{1, 0}})->consequences.molten == 1);
}

TEST_CASE("A double-space flyer lands on two spaces of one level", "[DOUBLE-03]") {
    const Scene scene{.land = "1 1 3 9 9", .figures = "B A . . .", .height = 9, .flight = Flight::May};
    CHECK(refusal_of(fly(scene, {{2, 0}, {3, 0}})) == "move.uneven");
    CHECK(cost_of(fly(scene, {{2, 0}, {3, 0}, {4, 0}})) == 3);
}

TEST_CASE("Moves that replace the walk: so many levels above and below the start, however many steps lead there") {
    Situation now = played({.land = "5 7 9 7 5 3 1", .figures = "A . . . . . .", .move = 6, .flight = Flight::Always});
    now.mover.most_up = now.mover.most_down = 4;
    const auto going = [&](const Hexes& hexes) {
        return refusal_of(
            walk(*now.board, now.mover, now.occupancy(), now.rules, path_of(now, hexes, Lead::Front, true), "Drake"));
    };
    CHECK(going({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}) == "done");
    now.mover.most_up = 3;
    CHECK(going({{1, 0}, {2, 0}}) == "move.too-high");
    now.mover.most_up = 4, now.mover.most_down = 3;
    CHECK(going({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}) == "done");
    CHECK(going({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}) == "move.too-deep");
}

TEST_CASE("Moves that replace the walk: a rope lifts so many levels at once, and costs no climbing") {
    Scene scene{.land = "1 9", .figures = "A .", .height = 5, .move = 1};
    Situation now = played(scene);
    now.mover.lifted = true;
    now.mover.most_up = 8;
    const Path up = path_of(now, {{1, 0}});
    CHECK(cost_of(walk(*now.board, now.mover, now.occupancy(), now.rules, up, "Drake")) == 1);
    now.mover.most_up = 7;
    CHECK(refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, up, "Drake")) == "move.too-high");
    now.mover.flight = Flight::Always;
    CHECK(refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, up, "Drake")) == "move.must-fly");
}
