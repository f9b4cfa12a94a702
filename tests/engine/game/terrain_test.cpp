// Effects of the ground in play, in every edition: dice that it adds and dice that it requires.
#include "tests/support/drawn_game.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Everybody passes; returns the events until the round is over.
Events rest_of_round(GameState& game, int roll_at_its_end) {
    Events events;
    for (const int round = game.round; !game.over && game.round == round;) {
        if (game.turn_number == 3) dice(game, {roll_at_its_end});
        const Events more = pass(game);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

}  // namespace

TEST_CASE("a lava field burns who stands on it when the round ends: one die, a skull is a wound",
          "[TERRAIN-LAVAFIELD-01]") {
    for (const std::string& edition : masters)
        for (const int rolled : {skull, shield}) {
            INFO(edition << " " << rolled);
            GameState game =
                DrawnGame("b 1 1 1 1", edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).start();
            const Events events = rest_of_round(game, rolled);
            CHECK(happened<event::TerrainHarmed>(events).size() == 1);
            CHECK(wounds_of(game, "1.finn.1.1") == (rolled == skull ? 1 : 0));
            CHECK(wounds_of(game, "2.thorgrim.1.1") == 0);
        }
}

TEST_CASE("molten lava destroys who lands on it, but on a 20", "[TERRAIN-MOLTEN-01]") {
    for (const std::string& edition : masters)
        for (const int rolled : {19, 20}) {
            INFO(edition << " " << rolled);
            GameState game =
                DrawnGame("1 l 1 1 1", edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).start();
            to_turn_of(game, "1.finn");
            dice(game, {rolled});
            act(game, *move_to(game, "1.finn.1.1", {1, 0}));
            CHECK(game[fig(game, "1.finn.1.1")].on_board() == (rolled == 20));
        }
}

TEST_CASE("the basic game knows nothing of the chart: lava is a place like any other", "[TERRAIN-MOLTEN-01][CARD-12]") {
    for (const std::string& edition : basics) {
        INFO(edition);
        GameState game =
            DrawnGame("1 l 1 1 1", edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).start();
        to_turn_of(game, "1.finn");
        dice(game, {1});
        const Events events = act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        CHECK(happened<event::Rolled>(events).empty());
        CHECK(game[fig(game, "1.finn.1.1")].on_board());
    }
}

TEST_CASE("the water of the wellspring is in no book and counts as water", "[WATER-01][FALL-09][SWAMPWATER-03]") {
    for (const std::string_view each : editions()) {
        INFO(each);
        const std::string edition(each);
        GameState game = DrawnGame("9 . 1 1 1", edition)
                             .piece("wellspring-water-1", {1, 0})
                             .army(1, "shiori", {{0, 0}})
                             .army(2, "thorgrim", {{4, 0}})
                             .start();
        CHECK((*game.board)[at(game, {1, 0})].ground.water);
        to_turn_of(game, "1.shiori");
        CHECK_FALSE(move_to(game, "1.shiori.1.1", {2, 0}));
        CHECK(happened<event::Fell>(act(game, *move_to(game, "1.shiori.1.1", {1, 0}))).empty());
    }
}

TEST_CASE("shadow gives one more defense die against every attack, but not to Huge figures", "[TERRAIN-SHADOW-01]") {
    for (const std::string& edition : masters) {
        INFO(edition);
        GameState game = DrawnGame("h h h 1 h 1 1 1", edition)
                             .army(1, "finn", {{0, 0}})
                             .army(1, "mimring", {{1, 0}, {2, 0}})
                             .army(2, "drake-sotm", {{4, 0}})
                             .army(2, "thorgrim", {{7, 0}})
                             .start();
        CHECK(defense_dice(game, "2.drake-sotm.1.1", "1.finn.1.1") == 4 + 1);
        CHECK(defense_dice(game, "2.drake-sotm.1.1", "1.finn.1.1", 3) == 4 + 1);  // Against his pistol, too.
        CHECK(defense_dice(game, "2.drake-sotm.1.1", "1.mimring.1.1") == 3);
        CHECK(defense_dice(game, "1.finn.1.1", "2.thorgrim.1.1") == 4 + 1);  // For height only.
    }
}

TEST_CASE("palms and brush shelter who stands beside them, from afar only", "[TERRAIN-PALM-01]") {
    for (const std::string& edition : masters)
        for (const char* bush : {"palm-14", "brush-9", "laur-palm-13", "laur-brush-10", "swamp-brush-10"}) {
            INFO(edition << " " << bush);
            GameState game = DrawnGame("1 1 1 1 1 1 1\n 1 1 1 1 1 1", edition)
                                 .piece(bush, {1, 1}, 2)
                                 .army(1, "finn", {{1, 0}})
                                 .army(1, "mimring", {{2, 0}, {3, 0}})
                                 .army(2, "sonlen", {{6, 0}})
                                 .army(2, "thorgrim", {{0, 0}})
                                 .start();
            CHECK(defense_dice(game, "2.sonlen.1.1", "1.finn.1.1") == 4 + 1);
            CHECK(defense_dice(game, "2.thorgrim.1.1", "1.finn.1.1") == 4);
            CHECK(defense_dice(game, "2.sonlen.1.1", "1.mimring.1.1") == 3);  // Huge.
            CHECK(defense_dice(game, "1.finn.1.1", "2.sonlen.1.1") == 3);     // There is nothing beside him.
        }
}

TEST_CASE("a fall is rolled at the step, in 2004 when the whole move has ended", "[FALL-01][FALL-02][FALL-07]") {
    for (const std::string& edition : masters) {
        INFO(edition);
        GameState game = DrawnGame("6 1 1 1 1 1\n 1 1 1 1 1", edition)
                             .army(1, "finn", {{0, 0}})
                             .army(2, "thorgrim", {{0, 1}})
                             .start();
        to_turn_of(game, "1.finn");
        const SpaceIndex down = at(game, {1, 0}), on = at(game, {2, 0}), away = at(game, {3, 0});
        dice(game, {skull});
        const Events events =
            act(game, Move{fig(game, "1.finn.1.1"), away, no_space, 0, false, false, {down, on, away}});
        REQUIRE(next_step(game)->kind == Step::Kind::Swipe);  // He fell beside Thorgrim and leaves him.
        const bool at_once = edition != "master-2004";
        CHECK(happened<event::Fell>(events).size() == (at_once ? 1u : 0u));
        const Events then = act(game, Answer{false});
        CHECK(happened<event::Fell>(then).size() == (at_once ? 0u : 1u));
        CHECK(wounds_of(game, "1.finn.1.1") == 1);
        CHECK(hex_of(game, "1.finn.1.1") == HexCoord{3, 0});
    }
}
