// Moves in a game: which figures, in which order, which paths are listed and which are taken; and attacks from two
// spaces.
#include "tests/support/drawn_game.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<Move> moves_to(const GameState& game, FigureId figure, HexCoord hex) {
    std::vector<Move> found;
    for (const Move& move : offered<Move>(game))
        if (move.figure == figure && move.at == at(game, hex)) found.push_back(move);
    return found;
}

}  // namespace

TEST_CASE("any or all figures of the card move, and those that stayed attack, too", "[TURN-06]") {
    for (const char* edition : {"master-2004", "master-2007", "master-2022"}) {
        INFO(edition);
        for (int moving = 0; moving <= 3; ++moving) {
            GameState game = on_meadow(edition)
                                 .army(1, "krav-maga-agents", {{0, 0}, {0, 1}, {0, 2}})
                                 .army(2, "finn", {{4, 1}})
                                 .start();
            to_turn_of(game, "1.krav-maga-agents");
            for (int number = 1; number <= moving; ++number)
                act(game, *move_to(game, "1.krav-maga-agents.1." + std::to_string(number), {1, number - 1}));
            to_attacks(game);
            CHECK(offered<Attack>(game).size() == 3);
        }
    }
}

TEST_CASE("the figures of a squad move in any order, one at a time, each once", "[MOVE-03]") {
    for (const std::string& edition : all_editions) {
        INFO(edition);
        const GameState start = [&] {
            GameState game = DrawnGame(R"(
                1 1 1 1 1 1
                 1 1 1 1 1 1)",
                                       edition)
                                 .army(1, "krav-maga-agents", {{0, 0}, {1, 0}, {2, 0}})
                                 .army(2, "finn", {{5, 1}})
                                 .start();
            to_turn_of(game, "1.krav-maga-agents");
            return game;
        }();
        std::vector<int> order{1, 2, 3};
        do {
            GameState game = start;
            for (const int number : order) {
                const FigureId figure = fig(game, "1.krav-maga-agents.1." + std::to_string(number));
                const auto moves = moves_to(game, figure, {number - 1, 1});
                REQUIRE(moves.size() == 1);
                act(game, moves.front());
                CHECK(game[figure].at() == at(game, {number - 1, 1}));  // It has arrived before the next one begins.
                for (const Move& move : offered<Move>(game)) CHECK(move.figure != figure);
            }
            CHECK(offered<Move>(game).empty());
        } while (std::ranges::next_permutation(order).found);
    }
}

TEST_CASE("a double-space figure attacks from either of its two spaces", "[DOUBLE-06]") {
    for (const std::string& edition : all_editions) {
        INFO(edition);
        // Finn is beside its front, or beside its back.
        for (const Hexes& stands : {Hexes{{1, 0}, {2, 0}}, Hexes{{2, 0}, {1, 0}}}) {
            GameState game = DrawnGame("1 1 1 1 1", edition)
                                 .army(1, "tor-kul-na", stands)
                                 .army(2, "finn", {{0, 0}})
                                 .army(2, "thorgrim", {{4, 0}})
                                 .start();
            to_turn_of(game, "1.tor-kul-na");
            to_attacks(game);
            const FigureId tor = fig(game, "1.tor-kul-na.1.1");
            CHECK(may_attack(game, tor, fig(game, "2.finn.1.1")));
            CHECK_FALSE(may_attack(game, tor, fig(game, "2.thorgrim.1.1")));  // Two spaces from the nearer one.
        }
    }
}

TEST_CASE("for height the Hive stands in its swamp water", "[HEIGHT-06]") {
    const auto height_dice_from = [](HexCoord hex) {
        DrawnGame start(R"(
            . . . 1 1
             . . ~ 1)");
        start.army(1, "finn", {hex}).army(2, "sonlen", {{4, 0}});
        const PieceId piece =
            start.scenario().battlefield.add({.kind = *fixtures().piece("marro-hive"), .at = {0, 0}}, fixtures());
        start.scenario().battlefield.name(piece, "hive");
        start.players()[1].owns = {{"marro-hive", "hive", false}};
        GameState game = start.start();
        to_turn_of(game, "1.finn");
        to_attacks(game);
        const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.marro-hive.1.1")});
        return happened<event::Attacked>(events).front().height;
    };
    CHECK(height_dice_from({3, 0}) == 1);  // Down from a tile's height to the water's.
    CHECK(height_dice_from({2, 1}) == 0);  // Both are in the water.
}

TEST_CASE("of the ways to one end those are listed that somebody could want, others are taken all the same",
          "[ENGAGE-07][MOVE-02]") {
    GameState game = DrawnGame(R"(
        1 1 1 1
         1 1 1 1
          1 1 1 1)")
                         .army(1, "finn", {{0, 1}})
                         .army(2, "thorgrim", {{2, 0}})
                         .start();
    to_turn_of(game, "1.finn");
    const FigureId finn = fig(game, "1.finn.1.1");
    const auto far = moves_to(game, finn, {3, 1});  // Beyond him.
    int unharmed = 0;
    for (const Move& move : far) unharmed += move.path.empty();
    CHECK(unharmed == 1);
    const Move& listed = far.front();
    Move detour = listed;  // Goes past Thorgrim without need: legal, but never better.
    detour.path = {at(game, {1, 1}), at(game, {0, 2}), at(game, {1, 2}), at(game, {2, 2})};
    detour.at = at(game, {2, 2});
    CHECK_FALSE(allowed(game, detour));
    // Only the path without harm is listed.
    for (const Move& move : moves_to(game, finn, {2, 2})) CHECK(move.path.empty());
    GameState other = game;
    act(other, detour);
    CHECK(to_decide(other)->value == 1);  // He may strike.
    act(other, Answer{false});
    CHECK(other[finn].at() == at(game, {2, 2}));
    Move too_far = detour;
    too_far.path.insert(too_far.path.begin(), {at(game, {0, 2}), at(game, {0, 1})});
    CHECK_FALSE(hexwright::game::apply(game, too_far).has_value());
}
