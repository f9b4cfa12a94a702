// How the ground and the obstacles on it affect a move: terrain and obstacles of the chart, overhangs, tight quarters.
#include "tests/support/drawn_play.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

GroundEffect ground_at(const Scene& scene, HexCoord hex) {
    const Situation now = played(scene);
    return (*now.board)[top(*now.board, hex)].ground;
}

}  // namespace

// ---- terrain

TEST_CASE("Wholly by road: three spaces more", "[TERRAIN-ROAD-01]") {
    for (const std::string& id : masters) {
        check_costs({.land = "r r r r r r r r 1", .figures = "A . . . . . . . .", .edition = id, .move = 4},
                    "0 1 2 3 4 5 6 7 x");
        check_costs({.land = "1 r r r r r r", .figures = "A . . . . . .", .edition = id, .move = 4},
                    "0 1 2 3 4 x x");  // Starts beside it.
        check_costs({.land = "r r 1 r r r r", .figures = "A . . . . . .", .edition = id, .move = 4},
                    "0 1 2 3 4 x x");  // Leaves it.
    }
    for (const std::string& id : basics)
        check_costs({.land = "r r r r r r", .figures = "A . . . . .", .edition = id, .move = 4}, "0 1 2 3 4 x");
    CHECK(refusal_of(go({.land = "r r r r", .figures = "A . . .", .move = 0}, {{1, 0}, {2, 0}, {3, 0}})) == "done");
}

TEST_CASE("The fortress's deck is road", "[TERRAIN-ROAD-01]") {
    for (const std::string& id : masters) {
        const Scene scene{
            .land = "", .figures = "A . . .", .edition = id, .move = 1, .more = {at("wall-walk-7", {0, 0})}};
        CHECK(cost_of(go(scene, {{1, 0}, {2, 0}, {3, 0}})) == 3);
    }
}

TEST_CASE("A double-space figure goes by road when its whole base does", "[TERRAIN-ROAD-02]") {
    CHECK(cost_of(go({.land = "r r r r r", .figures = "B A . . .", .move = 1}, {{2, 0}, {3, 0}, {4, 0}})) == 3);
    CHECK(refusal_of(go({.land = "1 r r r r", .figures = "B A . . .", .move = 1}, {{2, 0}, {3, 0}, {4, 0}})) ==
          "move.too-far");
}

TEST_CASE("Heavy snow costs two and is not entered with one left, light snow does nothing",
          "[TERRAIN-SNOW-01][TERRAIN-SNOW-02][TERRAIN-CHOICE-01]") {
    for (const std::string& id : masters) {
        check_costs({.land = "1 n n n 1", .figures = "A . . . .", .edition = id, .move = 5, .snow = Snow::Heavy},
                    "0 2 4 x x");
        check_costs({.land = "1 n n n 1", .figures = "A . . . .", .edition = id, .move = 5, .snow = Snow::Light},
                    "0 1 2 3 4");
    }
}

TEST_CASE("Slippery ice costs two, normal ice nothing more", "[TERRAIN-ICE-01][TERRAIN-CHOICE-01]") {
    for (const std::string& id : masters) {
        check_costs({.land = "1 i i 1", .figures = "A . . .", .edition = id, .move = 5, .ice = Ice::Slippery},
                    "0 2 4 x");
        check_costs({.land = "1 i i 1", .figures = "A . . .", .edition = id, .move = 5, .ice = Ice::Normal}, "0 1 2 4");
    }
}

TEST_CASE("Who lands on molten lava rolls the twenty-sided die, a double-space figure once, with its whole base on it",
          "[TERRAIN-MOLTEN-01][TERRAIN-MOLTEN-02]") {
    const Result<Walk> walked = go({.land = "1 l l 1", .figures = "A . . ."}, {{1, 0}, {2, 0}, {3, 0}});
    REQUIRE(walked);
    CHECK(walked->steps[0].molten);
    CHECK(walked->steps[1].molten);
    CHECK_FALSE(walked->steps[2].molten);
    const Result<Walk> wide = go({.land = "1 1 l l 1", .figures = "B A . . .", .move = 6}, {{2, 0}, {3, 0}, {4, 0}});
    REQUIRE_FALSE(wide);  // Climbing out of the lava, it would stand on two levels.
    const Result<Walk> across =
        go({.land = "1 1 l l 1 1", .figures = "B A . . . .", .move = 6}, {{2, 0}, {3, 0}, {4, 0}, {5, 0}});
    REQUIRE(across);
    CHECK(across->consequences.molten == 1);
    CHECK(go({.land = "1 1 l 1 1", .figures = "B A . . .", .move = 6}, {{2, 0}, {3, 0}, {4, 0}})->consequences.molten ==
          0);
    CHECK(needed_in_molten_lava == 20);
    CHECK(go({.land = "1 l", .figures = "A .", .edition = "basic-2007"}, {{1, 0}})->consequences.none());
}

TEST_CASE("Lava field, shadow and bushes are marked for those who roll",
          "[TERRAIN-LAVAFIELD-01][TERRAIN-SHADOW-01][TERRAIN-PALM-01]") {
    const Scene scene{.land = "b h 1 p 1 1", .figures = "A . . . . ."};
    CHECK(ground_at(scene, {0, 0}).burns);
    CHECK(ground_at(scene, {1, 0}).shade);
    CHECK(ground_at(scene, {2, 0}) == GroundEffect{});
    const Situation now = played(scene);
    CHECK((*now.board)[top(*now.board, {2, 0})].sheltered);
    CHECK((*now.board)[top(*now.board, {4, 0})].sheltered);
    CHECK_FALSE((*now.board)[top(*now.board, {5, 0})].sheltered);
}

TEST_CASE("Half tiles cost the level when one leaves them for land", "[BUILD-12]") {
    for (const char* half : {"~ 1", "s 1", "i 1", "l 1", "h 1"})
        CHECK(cost_of(go({.land = half, .figures = "A ."}, {{1, 0}})) == 2);
}

// ---- obstacles

TEST_CASE("An obstacle is crossed for one and its height, within the height limit", "[OBST-01][OBST-02]") {
    Scene ruin{.land = "1 1\n 1 1", .figures = "A .\n . .", .height = 7, .move = 7, .more = {at("ruin-2", {0, 0}, 2)}};
    for (const std::string& id : masters) {
        ruin.edition = id;
        CHECK(cost_of(go(ruin, {{0, 1}})) == 7);
        Scene large = ruin;
        large.more = {at("ruin-3", {0, 0}, 2)};
        CHECK(cost_of(go(large, {{0, 1}})) == 7);
    }
    ruin.height = 6;
    ruin.edition = "master-2007";
    CHECK(refusal_of(go(ruin, {{0, 1}})) == "move.too-high");
    ruin.edition = "master-2004";
    CHECK(cost_of(go(ruin, {{0, 1}})) == 7);
    ruin.height = 9;
    for (const std::string& id : basics) {
        ruin.edition = id;
        CHECK(refusal_of(go(ruin, {{0, 1}})) == "move.wall");
    }
}

TEST_CASE("Battlement and stone wall: two from inside, three from outside", "[OBST-01][OBST-03]") {
    for (const std::string& id : masters) {
        const Pieces battlement{beside("castle-battlement", {0, 0}, 2, Direction::E)};
        CHECK(cost_of(go({.land = "1 1", .figures = "A .", .edition = id, .more = battlement}, {{1, 0}})) == 3);
        CHECK(cost_of(go({.land = "1 1", .figures = ". A", .edition = id, .more = battlement}, {{0, 0}})) == 4);
        const Scene wall{.land = "1 1 1 1\n 1 1 1 1",
                         .figures = ". A . .\n . . . .",
                         .edition = id,
                         .more = {between("stone-wall-4", {0, 0}, {3, 0}, 2)}};
        CHECK(cost_of(go(wall, {{1, 1}})) == 3);
    }
}

TEST_CASE("Who climbs over a wall climbs over what begins above it, too, unless it fits between", "[OBST-01][FIT-02]") {
    // From the lower space the stone wall reaches up to 4; what stands on the same side is ten levels high.
    const auto over = [](int level, int height) {
        return cost_of(go({.land = "1 . . .\n 1 . . .",
                           .figures = ". . . .\n A . . .",
                           .height = height,
                           .move = 30,
                           .climb_height = 30,
                           .more = {between("stone-wall-4", {0, 0}, {3, 0}, 2),
                                    beside("laur-wall-ruin", {0, 0}, level, Direction::SE)}},
                          {{0, 0}}));
    };
    CHECK(over(10, 5) == 4);  // It begins at 9: a figure of Height 5 fits between it and the wall.
    CHECK(over(9, 4) == 4);
    CHECK(over(9, 5) == 18);  // Up to 18.
    CHECK(over(7, 5) == 16);
}

TEST_CASE("Nobody stands in the hex that a long Laur wall runs through, and who flies crosses it",
          "[MOVE-07][FLY-01]") {
    const auto field = [](int level, int height, Flight flight) {
        return Scene{.land = "1 1 1\n 1 1 1\n  1 . .",
                     .figures = ". A .\n . . .\n  . . .",
                     .height = height,
                     .flight = flight,
                     .more = {at("laur-pillar", {0, 1}, level), at("laur-pillar", {2, 1}, level),
                              between("laur-wall-long", {0, 1}, {2, 1}, level)}};
    };
    CHECK(refusal_of(go(field(2, 5, Flight::Never), {{1, 1}})) == "move.filled");
    CHECK_FALSE(can_end(field(2, 5, Flight::May), {1, 1}));
    CHECK(cost_of(go(field(2, 5, Flight::May), {{1, 1}, {0, 2}}, Lead::Front, true)) == 2);
    for (const std::string& id : all_editions) {
        Scene scene = field(2, 40, Flight::Never);  // As tall as it may be.
        scene.edition = id;
        scene.climb_height = 100;
        scene.move = 100;
        CHECK_FALSE(can_end(scene, {1, 1}));
    }
    // A wall on high leaves the room below it.
    CHECK(can_end(field(5, 3, Flight::Never), {1, 1}));
    CHECK_FALSE(can_end(field(5, 4, Flight::Never), {1, 1}));
}

TEST_CASE("From above its top a wall is no obstacle, not even in the basic game", "[OBST-02][OBST-03]") {
    const Scene scene{
        .land = "9 1", .figures = "A .", .height = 9, .more = {beside("castle-battlement", {1, 0}, 2, Direction::W)}};
    CHECK(cost_of(go(scene, {{1, 0}})) == 1);
    for (const std::string& id : basics) {
        const auto over = [&](const char* land, const char* figures, const Pieces& wall, HexCoord to) {
            return refusal_of(go({.land = land, .figures = figures, .edition = id, .more = wall}, {to}));
        };
        const Pieces battlement{beside("castle-battlement", {1, 0}, 2, Direction::W)};  // Three levels from outside.
        CHECK(over("4 1", "A .", battlement, {1, 0}) == "done");
        CHECK(over("3 1", "A .", battlement, {1, 0}) == "move.wall");
        const Pieces wall{between("stone-wall-4", {0, 0}, {3, 0}, 2)};  // Two levels from inside.
        CHECK(over("1 3 1 1\n 1 1 1 1", ". A . .\n . . . .", wall, {1, 1}) == "done");
        CHECK(over("1 2 1 1\n 1 1 1 1", ". A . .\n . . . .", wall, {1, 1}) == "move.wall");
    }
}

TEST_CASE("A ladder is climbed whatever its height, level by level, and nobody falls down it") {
    Scene scene{.land = "1 7", .figures = "A .", .height = 4, .move = 7};
    for (const int level : {2, 4, 6}) scene.more.push_back(beside("castle-ladder", {0, 0}, level, Direction::E));
    CHECK(cost_of(go(scene, {{1, 0}})) == 7);
    scene.figures = ". A";
    const Result<Walk> down = go(scene, {{0, 0}});
    CHECK(cost_of(down) == 1);
    CHECK(down->consequences.none());
}

// ---- overhangs and tight quarters

TEST_CASE("Under an overhang goes who is small enough",
          "[OVERHANG-02][OVERHANG-EX-01][OVERHANG-EX-02][OVERHANG-EX-05][FIT-02]") {
    const auto under = [](const char* edition, int height, int room) {
        Scene scene{.land = "1 1",
                    .figures = "A .",
                    .edition = edition,
                    .height = height,
                    .more = {at("grass-1", {1, 0}, 2 + room)}};
        const Situation now = played(scene);
        const Path path{.steps = {now.board->index({{1, 0}, 1})}};
        return refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, path, "Finn"));
    };
    CHECK(under("master-2007", 4, 4) == "done");           // Two Stingers fit.
    CHECK(under("master-2007", 4, 3) == "move.no-room");   // The third does not fit.
    CHECK(under("master-2004", 5, 5) == "done");           // Finn.
    CHECK(under("master-2004", 11, 5) == "move.no-room");  // Grimnak.
    CHECK(under("master-2022", 3, 3) == "done");           // Festering Honor Guards.
    CHECK(under("master-2022", 6, 5) == "move.no-room");   // Raakchott.
}

TEST_CASE("Onto a low overhang the levels of its support count",
          "[OVERHANG-03][OVERHANG-EX-03][OVERHANG-EX-04][OVERHANG-EX-05]") {
    const auto climb = [](const char* edition, int height, int move) {
        Scene scene{.land = "1 1 4",
                    .figures = "A . .",
                    .edition = edition,
                    .height = height,
                    .move = move,
                    .more = {at("grass-2", {1, 0}, 5)}};
        return go(scene, {{1, 0}});
    };
    CHECK(cost_of(climb("master-2004", 5, 5)) == 5);  // Finn: four levels and the space.
    CHECK(cost_of(climb("master-2007", 5, 5)) == 5);
    CHECK(cost_of(climb("master-2022", 5, 5)) == 5);
    CHECK(refusal_of(climb("master-2007", 4, 9)) == "move.too-high");
}

TEST_CASE("A narrow opening between two spaces lets nobody higher through", "[FIT-02]") {
    // Beside a plateau, the roof leaves three levels over the higher floor.
    Scene scene{.land = "1 3", .figures = "A .", .height = 4, .more = {at("grass-1", {1, 0}, 7)}};
    const Situation now = played(scene);
    const Path path{.steps = {now.board->index({{1, 0}, 3})}};
    CHECK(refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, path, "Finn")) == "move.no-room");
    Mover small = now.mover;
    small.height = small.climb_height = 3;
    CHECK(cost_of(walk(*now.board, small, now.occupancy(), now.rules, path, "Finn")) == 3);
}

TEST_CASE("A figure stands on its own space: who is on the board is on whole spaces", "[FIT-01]") {
    const Situation now = played({.land = "1 1 . 1", .figures = "A . . ."});
    CHECK(now.board->index({{2, 0}, 1}) == no_space);
    CHECK(refusal_of(walk(*now.board, now.mover, now.occupancy(), now.rules, {.steps = {1, no_space}}, "Finn")) ==
          "move.no-step");
}

TEST_CASE("A double-space base lies across no obstacle that rises between its spaces", "[FIT-01]") {
    for (const std::string& id : masters) {
        const Scene scene{.land = "1 1 1 1 1",
                          .figures = "B A . . .",
                          .edition = id,
                          .move = 9,
                          .more = {beside("castle-battlement", {2, 0}, 2, Direction::E)}};
        CHECK(refusal_of(go(scene, {{2, 0}})) == "done");
        CHECK(refusal_of(go(scene, {{2, 0}, {3, 0}})) == "move.astride");
        CHECK(refusal_of(go(scene, {{2, 0}, {3, 0}, {4, 0}})) == "done");
    }
}

TEST_CASE("Examples 13 and 15: backwards into the nook the tail is in the way, forwards it is not",
          "[FIT-EX-01][FIT-02]") {
    Scene scene{.land = "9 1 1 1 1",
                .figures = ". . . B A",
                .edition = "master-2007",
                .height = 11,
                .juts = {Jut{.end = Jut::End::Back, .turn = 3}}};
    for (const std::string& id : masters) {
        scene.edition = id;
        scene.figures = ". . . B A";
        CHECK(refusal_of(go(scene, {{2, 0}, {1, 0}}, Lead::Back)) == "move.juts");
        CHECK(refusal_of(go(scene, {{2, 0}}, Lead::Back)) == "done");
        scene.figures = ". . . A B";
        CHECK(refusal_of(go(scene, {{2, 0}, {1, 0}})) == "done");
    }
}

TEST_CASE("What sticks out of a large figure blocks the space for everybody", "[FIT-03]") {
    check_costs({.land = "1 1 1 1", .figures = "A . # ."}, "0 1 x x");
    CHECK(refusal_of(go({.land = "1 1 1 1", .figures = "A . # ."}, {{1, 0}, {2, 0}})) == "move.covered");
    const Scene wide{.land = "1 1 1 1", .figures = ". B A E", .juts = {Jut{.end = Jut::End::Front, .turn = 0}}};
    CHECK(refusal_of(go(wide, {{0, 0}}, Lead::Back)) == "done");
}
