// Before a move: its way, what harms, what it ends on, whom it engages, and who could attack whom from there.
#include "engine/outlook/move_outlook.h"

#include "engine/game/observation.h"
#include "engine/outlook/told.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

GameState at_turn(DrawnGame& drawn, const std::string& card) {
    GameState game = drawn.start();
    to_turn_of(game, card);
    return game;
}

std::string told_at_once(const GameState& game, const MoveOutlook& outlook) {
    std::string text = english()(headline(outlook, game)) + "\n";
    for (const Message& line : told(outlook, game)) text += english()(line) + "\n";
    return text;
}

MoveOutlook to(const GameState& game, const std::string& figure, HexCoord hex) {
    const auto move = move_to(game, figure, hex);
    REQUIRE(move.has_value());
    return outlook_of(game, *move);
}

MoveOutlook along(const GameState& game, const std::string& figure, const Hexes& path) {
    Move move{.figure = fig(game, figure), .at = at(game, path.back())};
    for (const HexCoord hex : path) move.path.push_back(at(game, hex));
    return outlook_of(game, move);
}

}  // namespace

TEST_CASE("a plain move tells its cost and way and nothing else") {
    DrawnGame drawn = ShippedGame("1 1 2 2 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}});
    const GameState game = at_turn(drawn, "1.finn");
    const MoveOutlook outlook = to(game, "1.finn.1.1", {3, 0});
    CHECK(outlook.cost == 4);
    CHECK(outlook.most == 5);
    CHECK(outlook.left == 1);
    REQUIRE(outlook.steps.size() == 3);
    CHECK(outlook.steps[1].cost == 2);  // Up a level.
    CHECK(outlook.steps[1].left == 2);
    CHECK(outlook.levels == 1);
    CHECK(outlook.unharmed() == 1);
    CHECK(told_at_once(game, outlook) ==
          "Finn the Viking Champion to 3,0,2: 4 of Move 5\n"
          "ends 1 level higher\n");
}

TEST_CASE("whoever is left behind may strike with one die", "[ENGAGE-06][ENGAGE-08]") {
    ShippedGame drawn(R"(
        1 1 1 1 1 1
         1 1 1 1 1 1)");
    drawn.army(1, "finn", {{1, 0}}).army(2, "thorgrim", {{0, 0}}).army(2, "syvarris", {{0, 1}});
    const GameState game = at_turn(drawn, "1.finn");
    const MoveOutlook outlook = along(game, "1.finn.1.1", {{2, 0}, {3, 0}});
    REQUIRE(outlook.strikes.size() == 2);
    CHECK(outlook.strikes[0].step == 0);
    CHECK(outlook.strikes[0].dice == 1);
    CHECK(outlook.strikes[0].hits == 0.5);
    CHECK(std::abs(outlook.unharmed() - 0.25) < 1e-12);
    CHECK(outlook.arrives() == 1);  // He has Life 4.
    CHECK(outlook.engagements_lost.size() == 2);
    CHECK(outlook.engagements_gained.empty());
    CHECK(told_at_once(game, outlook)
              .find("Finn the Viking Champion to 3,0,1: 2 of Move 5, unhurt 25 %\n"
                    "Thorgrim the Viking Champion may strike: 1 die, hits 50 %\n"
                    "Syvarris may strike: 1 die, hits 50 %\n"
                    "survives 100 %, unhurt 25 %\n") == 0);
}

TEST_CASE("a strike may end the move of somebody with one life left") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1").army(1, "finn", {{1, 0}}).army(2, "thorgrim", {{0, 0}});
    GameState game = at_turn(drawn, "1.finn");
    wound(game, "1.finn.1.1", 3);
    const MoveOutlook outlook = along(game, "1.finn.1.1", {{2, 0}, {3, 0}});
    CHECK(outlook.arrives() == 0.5);
    CHECK(outlook.foreseen.of(fig(game, "1.finn.1.1")).destroyed == 0.5);
}

TEST_CASE("falls are told with their dice and chances", "[FALL-01][FALL-06]") {
    struct {
        int height, dice, needs;
        double unharmed;
    } const rows[] = {{7, 1, 0, 0.5}, {17, 3, 0, 0.125}, {27, 0, 19, 0.1}};
    for (const auto& row : rows) {
        ShippedGame high("1 1 1 1", "master-2007");
        for (int level = 2; level <= row.height; ++level) high.piece("grass-1", {0, 0}, level);
        high.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{3, 0}});
        const GameState game = at_turn(high, "1.finn");
        const MoveOutlook outlook = along(game, "1.finn.1.1", {{1, 0}});
        INFO(row.height);
        REQUIRE(outlook.falls.size() == 1);
        CHECK(outlook.falls.front().dice == row.dice);
        CHECK(outlook.falls.front().needs == row.needs);
        CHECK(std::abs(outlook.unharmed() - row.unharmed) < 1e-12);
        CHECK(outlook.levels == 1 - row.height);
    }
}

TEST_CASE("water and glyphs stop a move, and a glyph is told as far as it is known", "[WATER-01][GLYPH-02]") {
    DrawnGame drawn = ShippedGame("1 1 ~ 1 1 1 1")
                          .army(1, "finn", {{3, 0}})
                          .army(2, "thorgrim", {{6, 0}})
                          .glyph("astrid", {4, 0}, Facing::Symbol)
                          .glyph("gerda", {1, 0});
    GameState game = at_turn(drawn, "1.finn");
    CHECK(to(game, "1.finn.1.1", {2, 0}).stop == Stop::Water);
    CHECK(to(game, "1.finn.1.1", {2, 0}).left == 0);
    const GameState seen = observation(game, PlayerId{0});
    const MoveOutlook known = to(game, "1.finn.1.1", {4, 0}), hidden = to(seen, "1.finn.1.1", {4, 0});
    CHECK(known.stop == Stop::Glyph);
    REQUIRE(hidden.glyphs.size() == 1);
    CHECK(hidden.glyphs.front().what == GlyphAhead::What::TurnsOver);
    CHECK_FALSE(hidden.glyphs.front().kind.valid());
    CHECK(told_at_once(seen, hidden).find("turns an unknown glyph over") != std::string::npos);
    CHECK(told_at_once(game, known)
              .find("turns Glyph of Astrid over\nGlyph of Astrid works as long as it stands there") !=
          std::string::npos);
}

TEST_CASE("engagements gained, and who could attack whom from there", "[ENGAGE-01]") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1 1 1 1")
                          .army(1, "finn", {{0, 0}})
                          .army(2, "thorgrim", {{5, 0}})
                          .army(2, "syvarris", {{8, 0}});
    const GameState game = at_turn(drawn, "1.finn");
    const MoveOutlook outlook = to(game, "1.finn.1.1", {4, 0});
    CHECK(outlook.engagements_gained == std::vector{fig(game, "2.thorgrim.1.1")});
    REQUIRE(outlook.attacks_from_there.size() == 1);
    CHECK(outlook.attacks_from_there.front() == Attack{fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1"), 0});
    CHECK(told_at_once(game, outlook) ==
          "Finn the Viking Champion to 4,0,1: 4 of Move 5\n"
          "engages Thorgrim the Viking Champion\n"
          "could attack from there: Thorgrim the Viking Champion\n"
          "could be attacked there by Thorgrim the Viking Champion\n");  // Who hides Syvarris.
}

TEST_CASE("a move that is refused has only its reason") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}});
    const GameState game = at_turn(drawn, "1.finn");
    const MoveOutlook outlook = outlook_of(game, Move{.figure = fig(game, "1.finn.1.1"), .at = at(game, {6, 0})});
    REQUIRE(outlook.refused.has_value());
    CHECK(outlook.refused->message.id == "move.too-far");
    CHECK(told(outlook, game).empty());
    CHECK(headline(outlook, game) == outlook.refused->message);
}
