// Trample Stomp on drawn boards: the step onto the freed space is an ordinary step of the move, with all its
// consequences.
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string tor = "1.tor-kul-na.1.1", enemy_drudge = "2.marro-drudge.1.1";

GameState turn_of_tor(const DrawnGame& start) {
    GameState game = start.start();
    to_turn_of(game, "1.tor-kul-na");
    return game;
}

std::optional<UsePower> stomp_on(const GameState& game, const std::string& whom) {
    for (const UsePower& use : uses(game))
        if (use.figure == fig(game, tor) && use.target == fig(game, whom)) return use;
    return {};
}

Events stomp(GameState& game, const std::string& whom, const std::vector<int>& rolls = {20}) {
    const auto use = stomp_on(game, whom);
    if (!use) FAIL("no stomp on " << whom);
    dice(game, rolls);
    return act(game, *use);
}

bool walks_on(const GameState& game) {
    const auto moves = offered<Move>(game);
    return std::ranges::count(moves, fig(game, tor), &Move::figure) > 0;
}

HexCoord front(const GameState& game) { return hex_of(game, tor); }

// Tor-Kul-Na faces east with a Drudge before him; two more are far away.
DrawnGame before_him(const std::string& edition = "master-2007") {
    return DrawnGame(grassland, edition)
        .army(1, "tor-kul-na", {{1, 1}, {0, 1}})
        .army(2, "marro-drudge", {{2, 1}, {7, 0}, {7, 3}});
}

}  // namespace

TEST_CASE("Trample Stomp onto a glyph that lies power side up: there he stops", "[GLYPH-03][GLYPH-04][SPECIAL-06]") {
    GameState free = turn_of_tor(before_him()), game = turn_of_tor(before_him().glyph("ulaniva", {2, 1}));
    stomp(free, enemy_drudge), stomp(game, enemy_drudge);
    CHECK(walks_on(free));
    CHECK(front(game) == HexCoord{2, 1});
    CHECK_FALSE(walks_on(game));
}

TEST_CASE("Trample Stomp onto a glyph that lies symbol side up: it is turned over and works",
          "[GLYPH-02][SPECIAL-06]") {
    GameState lasting = turn_of_tor(before_him().glyph("ulaniva", {2, 1}, Facing::Symbol));
    CHECK(happened<event::GlyphTurned>(stomp(lasting, enemy_drudge)).size() == 1);
    CHECK(lasting.glyphs[0].face_up);
    CHECK_FALSE(walks_on(lasting));

    GameState once = turn_of_tor(before_him().glyph("oreld", {2, 1}, Facing::Symbol));
    CHECK(happened<event::GlyphWorked>(stomp(once, enemy_drudge, {20, 1})).size() == 1);
    CHECK(once.glyphs[0].at == no_space);
}

TEST_CASE("Trample Stomp: on Kelda he may end only with a wound, and so stomp nobody there",
          "[GLYPH-KELDA-01][SPECIAL-06]") {
    GameState game = before_him("master-2004").glyph("kelda", {2, 1}).start();
    GameState wounded = game;
    to_turn_of(game, "1.tor-kul-na");
    CHECK_FALSE(stomp_on(game, enemy_drudge));
    wound(wounded, tor, 2);
    to_turn_of(wounded, "1.tor-kul-na");
    stomp(wounded, enemy_drudge);
    CHECK(wounds_of(wounded, tor) == 0);
}

TEST_CASE("Trample Stomp out of an engagement: each that he leaves may strike", "[ENGAGE-08][ENGAGE-09][SPECIAL-06]") {
    GameState game = turn_of_tor(
        DrawnGame(grassland).army(1, "tor-kul-na", {{2, 1}, {1, 1}}).army(2, "marro-drudge", {{3, 1}, {0, 1}, {0, 2}}));
    stomp(game, enemy_drudge);
    for (int i = 0; i < 2; ++i) {
        REQUIRE(next_step(game)->kind == Step::Kind::Swipe);
        CHECK(front(game) == HexCoord{2, 1});  // While he still stands there.
        dice(game, {i == 0 ? skull : blank});
        act(game, Answer{true});
    }
    CHECK(wounds_of(game, tor) == 1);
    CHECK(front(game) == HexCoord{3, 1});
    CHECK(walks_on(game));
}

TEST_CASE("Trample Stomp: not by one who is trapped", "[GLYPH-PROFTAKA-01][GLYPH-PROFTAKA-02][SPECIAL-06]") {
    for (const bool with_friend : {false, true}) {
        DrawnGame start = before_him().glyph("proftaka", {0, 1});
        start.army(1, "sonlen", {{with_friend ? 0 : 5, 2}});
        CHECK(stomp_on(turn_of_tor(start), enemy_drudge).has_value() == with_friend);
    }
}

TEST_CASE("Trample Stomp into water: when all of him stands in it his move is over",
          "[WATER-01][WATER-03][SPECIAL-06]") {
    struct {
        const char* land;
        bool goes_on;
    } const rows[] = {{"1 1 1 1 1 1 1 1 1 1", true}, {"1 1 w 1 1 1 1 1 1 1", true}, {"1 w w 1 1 1 1 1 1 1", false}};
    for (const auto& row : rows) {
        INFO(row.land);
        GameState game = turn_of_tor(DrawnGame(row.land)
                                         .army(1, "tor-kul-na", {{1, 0}, {0, 0}})
                                         .army(2, "marro-drudge", {{2, 0}, {8, 0}, {9, 0}}));
        stomp(game, enemy_drudge);
        CHECK(front(game) == HexCoord{2, 0});
        CHECK(walks_on(game) == row.goes_on);
    }
}

TEST_CASE("Trample Stomp after a glyph or water has stopped him: he may stomp, but walks no more",
          "[GLYPH-03][WATER-03][SPECIAL-06]") {
    const DrawnGame to_glyph = DrawnGame("1 1 1 1 1 1 1 1 1 1").glyph("ulaniva", {2, 0}),
                    to_water = DrawnGame("1 w w 1 1 1 1 1 1 1");
    for (const DrawnGame& each : {to_glyph, to_water}) {
        DrawnGame start = each;
        GameState game = turn_of_tor(
            start.army(1, "tor-kul-na", {{1, 0}, {0, 0}}).army(2, "marro-drudge", {{3, 0}, {8, 0}, {9, 0}}));
        act(game, *move_to(game, tor, {2, 0}));
        stomp(game, enemy_drudge);
        CHECK(front(game) == HexCoord{3, 0});
        CHECK_FALSE(walks_on(game));
    }
}

TEST_CASE("Trample Stomp onto Vines: a Huge figure crushes them and goes on", "[GLYPH-VINES-01][SPECIAL-06]") {
    GameState game = turn_of_tor(before_him("master-2022").glyph("xenithrax-vines", {2, 1}));
    stomp(game, enemy_drudge);
    CHECK(game.glyphs[0].at == no_space);
    CHECK(walks_on(game));
}

TEST_CASE("Trample Stomp: the road makes the whole move longer, not what comes after the stomp",
          "[TERRAIN-ROAD-01][TERRAIN-ROAD-02][SPECIAL-06]") {
    struct {
        const char* land;
        int walked_to, furthest;
    } const rows[] = {{"1 1 r r r r r r r r r r r r", 5, 8},   // 4 of 6 spaces, the stomp, 2 more.
                      {"r r r r r r r r r r r r r r", 5, 11},  // 4 of 9, the stomp, 5 more.
                      {"r r r r r r r r r r r r r r", 9, 11},  // 8 of 9, the stomp, 1 more.
                      {"r r r r r r 1 r r r r r r r", 5, 8}};  // The stomp leads off the road.
    for (const auto& row : rows) {
        INFO(row.land << " to " << row.walked_to);
        DrawnGame start(row.land);
        GameState game = turn_of_tor(
            start.army(1, "tor-kul-na", {{1, 0}, {0, 0}}).army(2, "marro-drudge", {{row.walked_to + 1, 0}, {13, 0}}));
        act(game, *move_to(game, tor, {row.walked_to, 0}));
        stomp(game, enemy_drudge);
        CHECK(move_to(game, tor, {row.furthest, 0}));
        CHECK_FALSE(move_to(game, tor, {row.furthest + 1, 0}));
    }
}
