// Powers where the general rules limit them: the road, engagement, adjacency by levels, glyphs.
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string drudge = "1.marro-drudge.1.1", mimring = "1.mimring.1.1";

// Whether a line of fire from this hex in this direction is offered.
bool burns(const GameState& game, HexCoord from, Direction direction) {
    return std::ranges::any_of(uses(game), [&](const UsePower& use) {
        return use.figure == fig(game, mimring) && use.at == at(game, from) &&
               use.tail == static_cast<SpaceIndex>(direction);
    });
}

GameState mimring_attacks(const DrawnGame& start) {
    GameState game = start.start();
    to_turn_of(game, "1.mimring");
    to_attacks(game);
    return game;
}

// A game whose Airborne Elite may land in the first round, if one is found.
GameState landing(const DrawnGame& start) {
    for (std::uint64_t seed = 1; seed < 60; ++seed)
        if (GameState game = start.start(seed); !offered<PlaceFigure>(game).empty()) return game;
    FAIL("they never land");
    return {};
}

bool may_land(const GameState& game, HexCoord hex) {
    const auto places = offered<PlaceFigure>(game);
    return std::ranges::count(places, at(game, hex), &PlaceFigure::at) > 0;
}

}  // namespace

TEST_CASE("Grapple Gun is exactly one space, by road too", "[TERRAIN-ROAD-01][SPECIAL-06]") {
    GameState game =
        DrawnGame("r r r r r r r r r r").army(1, "drake-rotv", {{0, 0}}).army(2, "sonlen", {{9, 0}}).start();
    to_turn_of(game, "1.drake-rotv");
    CHECK(move_to(game, "1.drake-rotv.1.1", {8, 0}));
    CHECK(move_to(game, "1.drake-rotv.1.1", {1, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-rotv.1.1", {2, 0}, 2));
}

TEST_CASE("Grapple Arm: 45 levels of the whole move, not of each step", "[SPECIAL-06]") {
    DrawnGame start("1 1 1 1 1 1");
    const auto tower = [&](HexCoord hex, int top) {
        for (int level = 2; level <= top; ++level) start.piece("grass-1", hex, level);
    };
    tower({1, 0}, 24), tower({2, 0}, 46), tower({3, 0}, 47);
    GameState game = start.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{5, 0}}).start();
    to_turn_of(game, "1.drake-sotm");
    CHECK(move_to(game, "1.drake-sotm.1.1", {1, 0}, 2));
    CHECK(move_to(game, "1.drake-sotm.1.1", {2, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {3, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {4, 0}, 2));  // The path over the towers leads too high.
}

TEST_CASE("Swamp Water Tunnel out of an engagement: a strike, but none while Yadulkia is held",
          "[GLYPH-YADULKIA-01][ENGAGE-08][SPECIAL-06]") {
    for (const bool held : {false, true}) {
        DrawnGame start("1 s 1 1 s 1 1 1", "master-2022");
        start.army(1, "marro-drudge", {{0, 0}, {6, 0}}).army(2, "finn", {{2, 0}});
        if (held) start.glyph("yadulkia", {6, 0});
        GameState game = start.start();
        to_turn_of(game, "1.marro-drudge");
        act(game, *move_to(game, drudge, {1, 0}));
        REQUIRE_FALSE(uses(game).empty());
        act(game, uses(game).front());
        CHECK((next_step(game)->kind == Step::Kind::Swipe) != held);
    }
}

TEST_CASE("Swamp Water Tunnel counts its five spaces along the battlefield", "[RANGE-04][SPECIAL-06]") {
    const auto tunnels = [](const char* drawing) {
        GameState game = DrawnGame(drawing).army(1, "marro-drudge", {{0, 0}}).army(2, "finn", {{6, 0}}).start();
        to_turn_of(game, "1.marro-drudge");
        act(game, *move_to(game, drudge, {1, 0}));
        return uses(game).size();
    };
    CHECK(tunnels("1 s 1 s 1 1 1") == 1);
    CHECK(tunnels("1 s . s 1 1 1") == 0);
}

TEST_CASE("Swamp Water Tunnel: who is trapped does not come away by it",
          "[GLYPH-PROFTAKA-01][GLYPH-PROFTAKA-02][SPECIAL-06]") {
    for (const char* glyph : {"proftaka", "ulaniva"}) {
        GameState game = DrawnGame("1 s 1 1 s 1 1 1")
                             .army(1, "marro-drudge", {{0, 0}})
                             .army(2, "finn", {{7, 0}})
                             .glyph(glyph, {1, 0})
                             .start();
        to_turn_of(game, "1.marro-drudge");
        act(game, *move_to(game, drudge, {1, 0}));
        CHECK(uses(game).empty() == (std::string(glyph) == "proftaka"));
    }
}

TEST_CASE("Swamp Water Tunnel onto a glyph: it is put there and does not move onto it", "[GLYPH-02][SPECIAL-06]") {
    GameState game = DrawnGame("1 s 1 1 s 1 1 1")
                         .army(1, "marro-drudge", {{0, 0}})
                         .army(2, "finn", {{7, 0}})
                         .glyph("ulaniva", {4, 0}, Facing::Symbol)
                         .start();
    to_turn_of(game, "1.marro-drudge");
    act(game, *move_to(game, drudge, {1, 0}));
    CHECK(happened<event::GlyphTurned>(act(game, uses(game).front())).empty());
    CHECK(game[fig(game, drudge)].at() == at(game, {4, 0}));
    CHECK_FALSE(game.glyphs[0].face_up);
}

TEST_CASE("Fire Line of one who is engaged: along whom he is engaged with, others are hit too",
          "[RANGE-06][RANGE-07][SPECIAL-06]") {
    const DrawnGame start = DrawnGame(grassland, "master-2004").army(1, "mimring", {{1, 1}, {0, 1}});
    DrawnGame free = start, engaged = start, in_line = start;
    CHECK(burns(mimring_attacks(free.army(2, "marro-drudge", {{6, 1}, {7, 3}})), {1, 1}, Direction::E));
    const GameState game = mimring_attacks(engaged.army(2, "marro-drudge", {{6, 1}, {2, 0}}));
    CHECK_FALSE(burns(game, {1, 1}, Direction::E));
    CHECK(burns(game, {1, 1}, Direction::NE));
    GameState both = mimring_attacks(in_line.army(2, "marro-drudge", {{6, 1}, {2, 1}}));
    REQUIRE(burns(both, {1, 1}, Direction::E));
    dice(both, faces({{skull, 4}, {blank, 30}}));
    for (const UsePower& use : uses(both))
        if (use.at == at(both, {1, 1}) && use.tail == static_cast<SpaceIndex>(Direction::E)) {
            act(both, use);
            break;
        }
    CHECK(offered<ChooseFigure>(both).size() == 2);
}

TEST_CASE("Fire Line in 2004: Astrid adds a die as it does to every attack, height only over all on the line",
          "[GLYPH-ASTRID-01][SPECIAL-01][HEIGHT-01]") {
    struct {
        const char* edition;
        const char* land;
        bool astrid;
        int dice;
    } const rows[] = {{"master-2004", "1 1 1 1 1 1 1", false, 4}, {"master-2004", "1 1 1 1 1 1 1", true, 5},
                      {"master-2007", "1 1 1 1 1 1 1", true, 4},  {"master-2004", "1 2 2 1 1 1 1", false, 5},
                      {"master-2004", "1 2 2 1 1 2 1", false, 4}, {"master-2007", "1 2 2 1 1 1 1", false, 4}};
    for (const auto& row : rows) {
        INFO(row.edition << ", " << row.land << ", " << row.astrid);
        DrawnGame start(row.land, row.edition);
        start.army(1, "mimring", {{2, 0}, {1, 0}})
            .army(1, "sonlen", {{0, 0}})
            .army(2, "marro-drudge", {{4, 0}, {5, 0}});
        if (row.astrid) start.glyph("astrid", {0, 0});
        GameState game = mimring_attacks(start);
        REQUIRE(burns(game, {2, 0}, Direction::E));
        dice(game, faces({{blank, 30}}));
        for (const UsePower& use : uses(game))
            if (use.at == at(game, {2, 0}) && use.tail == static_cast<SpaceIndex>(Direction::E)) {
                CHECK(happened<event::Attacked>(act(game, use)).front().dice == row.dice);
                break;
            }
    }
}

TEST_CASE("The Drop: beside a figure that stands too far above or below to be adjacent they may land",
          "[ENGAGE-03][SPECIAL-06]") {
    for (const int level : {5, 6}) {  // Thorgrim and they have Height 5.
        DrawnGame start = on_meadow("master-2004");
        for (int above = 2; above <= level; ++above) start.piece("grass-1", {5, 1}, above);
        start.army(1, "airborne-elite", {}).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{5, 1}});
        const GameState game = landing(start);
        CHECK(may_land(game, {4, 1}) == (level == 6));
        CHECK_FALSE(may_land(game, {1, 0}));
    }
}

TEST_CASE("The Drop may wait for another round, but who begins to land lands whole", "[SPECIAL-06]") {
    const DrawnGame start =
        on_meadow("master-2004").army(1, "airborne-elite", {}).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 3}});
    GameState waiting = landing(start), game = waiting;
    REQUIRE(allowed(waiting, Done{}));
    act(waiting, Done{});
    CHECK(figures_on_board(waiting, card(waiting, "1.airborne-elite")) == 0);
    CHECK(next_step(waiting)->kind == Step::Kind::Markers);
    act(game, offered<PlaceFigure>(game).front());
    CHECK_FALSE(allowed(game, Done{}));
}

TEST_CASE("Quillivon: six spaces, by road too, and on foot whatever a figure has instead of its own move",
          "[GLYPH-QUILLIVON-01][TERRAIN-ROAD-01]") {
    GameState game = DrawnGame(R"(
        1 1 1 1 1 1 1 1 1 1 1 1
         r r r r r r r r r r r r)",
                               "master-2022")
                         .army(1, "finn", {{1, 0}})
                         .army(1, "drake-sotm", {{0, 1}})
                         .army(2, "thorgrim", {{11, 0}})
                         .glyph("quillivon", {2, 0})
                         .start();
    to_turn_of(game, "1.finn");
    act(game, *move_to(game, "1.finn.1.1", {2, 0}));
    CHECK(move_to(game, "1.drake-sotm.1.1", {6, 1}));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {7, 1}));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {1, 1}, 2));
}

TEST_CASE("Proftaka: a friend on an adjacent space frees, however high he stands there", "[GLYPH-PROFTAKA-02]") {
    for (const int level : {6, 9}) {
        DrawnGame start = on_meadow();
        for (int above = 2; above <= level; ++above) start.piece("grass-1", {1, 0}, above);
        GameState game = start.army(1, "finn", {{0, 0}})
                             .army(1, "sonlen", {{1, 0}})
                             .army(2, "thorgrim", {{7, 2}})
                             .glyph("proftaka", {0, 0})
                             .start();
        to_turn_of(game, "1.finn");
        CHECK(move_to(game, "1.finn.1.1", {0, 1}));
    }
}
