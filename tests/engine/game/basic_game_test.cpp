// The basic game: a card, its moves, its attacks; figures are destroyed at once; the last player with figures wins.
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

int dice_for_the_first_turn(const std::string& edition) {
    const auto started = on_meadow(edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}}).try_start();
    return static_cast<int>(happened<event::Rolled>(started->events).front().faces.size());
}

}  // namespace

TEST_CASE("most skulls takes the first turn: six dice, in 2004 five", "[TURN-BASIC-01][TURN-BASIC-02]") {
    CHECK(dice_for_the_first_turn("basic-2007") == 6);
    CHECK(dice_for_the_first_turn("basic-2022") == 6);
    CHECK(dice_for_the_first_turn("basic-2004") == 5);
}

TEST_CASE("players take turns with any of their cards, without rounds", "[TURN-BASIC-03][TURN-BASIC-05]") {
    for (const char* edition : {"basic-2004", "basic-2007", "basic-2022"}) {
        INFO(edition);
        GameState game = on_meadow(edition)
                             .army(1, "finn", {{0, 0}})
                             .army(1, "sonlen", {{0, 2}})
                             .army(2, "thorgrim", {{7, 0}})
                             .start();
        const PlayerId first = *to_decide(game);
        for (int turn = 0; turn < 6; ++turn) {
            const auto cards = offered<TakeTurn>(game);
            CHECK(to_decide(game)->value == (first.value + turn) % 2);
            REQUIRE(cards.size() == (to_decide(game)->value == 0 ? 2u : 1u));
            act(game, cards.front());
            while (!offered<TakeTurn>(game).size()) act(game, Done{});
        }
        CHECK(game.round == 0);
    }
}

TEST_CASE("in a turn all moves come before all attacks, and nobody has to move", "[TURN-BASIC-04][TURN-BASIC-07]") {
    GameState game = on_meadow("basic-2007")
                         .army(1, "tarn-viking-warriors", {{0, 0}, {1, 0}, {2, 0}, {3, 0}})
                         .army(2, "thorgrim", {{4, 0}})
                         .start();
    to_turn_of(game, "1.tarn-viking-warriors");
    CHECK(offered<Attack>(game).empty());
    CHECK_FALSE(offered<Move>(game).empty());
    act(game, Done{});
    CHECK(offered<Move>(game).empty());
    CHECK(offered<Attack>(game).size() == 1);
}

TEST_CASE("more skulls than shields destroys at once, equal or fewer do nothing", "[ATTACK-06][ATTACK-07][ATTACK-13]") {
    const DrawnGame start =
        on_meadow("basic-2007").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}}).army(2, "sonlen", {{7, 2}});
    for (const bool hits : {false, true}) {
        GameState game = start.start();
        to_turn_of(game, "1.finn");
        act(game, Done{});
        dice(game, hits ? faces({{skull, 3}, {shield, 2}, {blank, 4}})
                        : faces({{skull, 2}, {blank, 1}, {shield, 2}, {blank, 4}}));
        const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1"), 0});
        CHECK(happened<event::Destroyed>(events).size() == (hits ? 1u : 0u));
        CHECK(happened<event::Wounded>(events).empty());
        CHECK(game[fig(game, "2.thorgrim.1.1")].on_board() == !hits);
        CHECK(game[fig(game, "1.finn.1.1")].on_board());
    }
}

TEST_CASE("the first to destroy all figures of the opponent wins", "[END-01]") {
    GameState game = on_meadow("basic-2007").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}}).start();
    to_turn_of(game, "1.finn");
    act(game, Done{});
    dice(game, faces({{skull, 3}, {blank, 6}}));
    act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1"), 0});
    CHECK(game.over);
    CHECK(game.winners == std::vector<PlayerId>{PlayerId{0}});
    CHECK(legal_actions(game).empty());
}

TEST_CASE("the basic game knows no powers, no glyphs, no engagement", "[CARD-12][SETUP-04][SETUP-03][ENGAGE-13]") {
    for (const char* edition : {"basic-2004", "basic-2007", "basic-2022"}) {
        INFO(edition);
        GameState game = on_meadow(edition)
                             .army(1, "drake-sotm", {{0, 0}})
                             .army(2, "marro-stingers", {{1, 0}, {2, 1}, {3, 2}})
                             .glyph("ulaniva", {0, 2})
                             .start();
        CHECK(game.glyphs.empty());
        CHECK(numbers(game, card(game, "1.drake-sotm")).defense == 8);  // The basic side.
        to_turn_of(game, "2.marro-stingers");
        act(game, Done{});
        CHECK(offered<UsePower>(game).empty());
        CHECK(offered<Attack>(game).size() == 3);  // Without Thorian Speed and engagement all three may attack.
    }
}

TEST_CASE("a turn ends when nobody of the card can attack", "[TURN-BASIC-06]") {
    GameState game = on_meadow("basic-2007").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}}).start();
    to_turn_of(game, "1.finn");
    act(game, Done{});
    CHECK(to_decide(game) == PlayerId{1});
}

TEST_CASE("a limit of rounds ends the basic game after so many turns of everybody", "[TURN-BASIC-03]") {
    for (const char* edition : {"basic-2004", "basic-2007", "basic-2022"})
        for (const int limit : {1, 3}) {
            INFO(edition << ", " << limit);
            GameState game =
                on_meadow(edition).army(1, "finn", {{0, 0}}).army(2, "sonlen", {{7, 0}}).rounds(limit).start();
            int turns = 0;
            for (; !game.over && turns < 20; ++turns) {
                CHECK(game.round <= limit);
                Events events = act(game, offered<TakeTurn>(game).front());
                while (!game.over && offered<TakeTurn>(game).empty()) events = act(game, Done{});
                if (game.over) CHECK(happened<event::Ended>(events).front().by == "round-limit");
            }
            CHECK(turns == 2 * limit);
            CHECK(game.winners == std::vector<PlayerId>{PlayerId{1}});  // Sonlen is worth most.
        }
}
