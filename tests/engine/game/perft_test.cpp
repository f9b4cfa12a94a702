// The number of action sequences from fixed positions, up to four actions long: one wrong rule of movement, engagement
// or turn order changes a number. The first number of each row can be counted on the drawing and is explained there.
#include "engine/game/apply.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::size_t sequences(const GameState& game, int length) {
    const std::vector<Action> legal = legal_actions(game);
    if (length == 1) return legal.size();
    std::size_t all = 0;
    for (const Action& action : legal) {
        GameState next = game;
        Events events;
        apply_legal(next, action, events);
        all += sequences(next, length - 1);
    }
    return all;
}

// The same count through apply(), which checks every action.
std::size_t sequences_by_apply(const GameState& game, int length) {
    std::size_t all = 0;
    for (const Action& action : legal_actions(game)) {
        const auto applied = hexwright::game::apply(game, action);
        REQUIRE(applied.has_value());
        all += length == 1 ? 1 : sequences_by_apply(applied->state, length - 1);
    }
    return all;
}

using SequenceCounts = std::vector<std::size_t>;  // Numbers of sequences of 1, 2, 3 and 4 actions.

SequenceCounts counted(const GameState& game, int most) {
    SequenceCounts counts;
    for (int length = 1; length <= most; ++length) counts.push_back(sequences(game, length));
    CHECK(sequences_by_apply(game, 2) == counts[1]);
    return counts;
}

GameState turn_of(const DrawnGame& start, const std::string& card) {
    GameState game = start.start();
    to_turn_of(game, card);
    return game;
}

}  // namespace

// 1: take Finn's turn. 4: move to one of three spaces, or stay. 5: only beside Thorgrim there is an attack to decline;
// otherwise it is Thorgrim's turn. 11: Thorgrim can move to three spaces, two or one, depending on where Finn stands,
// or stay; after Finn attacks or declines he takes his turn.
TEST_CASE("action sequences of a basic game on five spaces", "[TURN-BASIC-03][TURN-BASIC-07]") {
    const DrawnGame game = DrawnGame("1 1 1 1 1", "basic-2007").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{4, 0}});
    CHECK(counted(game.start(), 4) == SequenceCounts{1, 4, 5, 11});
}

// 5: each of the two can move to both spaces before Thorgrim, one through the other; or nobody moves. 14: after each
// move the other one has two spaces, or stays; after none the nearer one attacks or declines. The farther one sees only
// his back, so if the nearer one cannot attack, the turn waits for a player to dispute that.
TEST_CASE("action sequences of a squad", "[MOVE-03][MOVE-05]") {
    const DrawnGame game =
        DrawnGame("1 1 1 1 1").army(1, "krav-maga-agents", {{0, 0}, {1, 0}}).army(2, "thorgrim", {{4, 0}});
    CHECK(counted(turn_of(game, "1.krav-maga-agents"), 4) == SequenceCounts{5, 14, 34, 67});
}

// 5: four spaces are free, and nobody has to move; in the master game only the space out of Thorgrim's reach lets him
// strike, so it is listed once. 10: beside him, attack or decline; or he strikes or declines. 50: then Thorgrim has as
// many choices. 9: without engagement nobody strikes and it is his turn.
TEST_CASE("action sequences beside an enemy", "[ENGAGE-08][ENGAGE-13]") {
    const auto start = [](const char* edition) {
        return turn_of(DrawnGame(R"(
            1 1 1
             1 1 1)",
                                 edition)
                           .army(1, "finn", {{0, 0}})
                           .army(2, "thorgrim", {{1, 0}}),
                       "1.finn");
    };
    CHECK(counted(start("master-2007"), 4) == SequenceCounts{5, 10, 50, 118});
    CHECK(counted(start("master-2004"), 4) == SequenceCounts{5, 10, 50, 118});
    CHECK(counted(start("basic-2022"), 4) == SequenceCounts{5, 9, 13, 47});
}

// 2: onto the glyph, where the move ends, or stay. 7: Thorgrim moves to two spaces or three and is not stopped before.
TEST_CASE("action sequences with a glyph on the way", "[GLYPH-02]") {
    const DrawnGame game =
        DrawnGame("1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).glyph("gerda", {1, 0});
    CHECK(counted(turn_of(game, "1.finn"), 4) == SequenceCounts{2, 7, 17, 48});
}

// Tor-Kul-Na, Height 11, can neither stand with half of himself on the ledge nor at all below the tile that hangs over
// the third space. 6: turned round; on the second space and the one below it, or in the water, each both ways; or he
// stays. Without flips (2004, basic) he walks round by the ledge.
TEST_CASE("action sequences of a double-space figure beside water and a ledge and under an overhang",
          "[DOUBLE-03][DOUBLE-04][OVERHANG-02][WATER-02]") {
    const auto start = [](const char* edition) {
        DrawnGame game(R"(
            1 1 ~ ~
             2 1 1 1)",
                       edition);
        game.army(1, "tor-kul-na", {{0, 0}, {1, 0}}).army(2, "thorgrim", {{3, 1}});
        game.scenario().battlefield.add({.kind = *fixtures().piece("grass-1"), .at = {2, 1}, .level = 9}, fixtures());
        return turn_of(game, "1.tor-kul-na");
    };
    CHECK(counted(start("master-2007"), 3) == SequenceCounts{6, 24, 84});
    CHECK(counted(start("master-2004"), 3) == SequenceCounts{6, 24, 84});
    CHECK(counted(start("basic-2007"), 3) == SequenceCounts{6, 8, 22});
}

// Four markers on two cards, one after another.
TEST_CASE("action sequences of order markers", "[ORDER-01]") {
    const DrawnGame game =
        DrawnGame("1 1 1 1").army(1, "finn", {{0, 0}}).army(1, "sonlen", {{1, 0}}).army(2, "thorgrim", {{3, 0}});
    CHECK(counted(game.start(), 4) == SequenceCounts{2, 4, 8, 16});
}
