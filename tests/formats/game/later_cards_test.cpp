// One test for each power that only the cards printed after the book of 2022 have, with those cards on drawn boards by
// the rules of 2022.
#include "engine/game/observation.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

DrawnGame on_later_meadow() { return on_meadow("master-2022"); }

int move_of(const GameState& state, const std::string& name) {
    return hexwright::game::mover_of(state, fig(state, name), 0).move;
}

Attack attack_on(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    return {fig(state, from), fig(state, to), with};
}

}  // namespace

// ---- Dorim

TEST_CASE("Chain Axe: one die without a skull may be rolled again before the defender rolls", "[SPECIAL-06]") {
    for (const bool again : {false, true}) {
        GameState game = on_later_meadow().army(1, "dorim", {{0, 0}}).army(2, "sonlen", {{1, 0}}).start();
        to_turn_of(game, "1.dorim");
        to_attacks(game);
        dice(game, again ? faces({{skull, 2}, {blank, 2}, {skull, 1}, {blank, 3}})
                         : faces({{skull, 2}, {blank, 2}, {blank, 3}}));
        act(game, attack_on(game, "1.dorim.1.1", "2.sonlen.1.1"));
        REQUIRE(offered<Answer>(game).size() == 2);
        CHECK(to_decide(game) == PlayerId{0});
        act(game, Answer{again});
        CHECK(wounds_of(game, "2.sonlen.1.1") == (again ? 3 : 2));
        CHECK(offered<Answer>(game).empty());  // One die, once.
    }
}

TEST_CASE("Chain Axe is not asked about when every die shows a skull, nor for others", "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{2, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(game, "1.dorim");
    to_attacks(game);
    GameState all = game;
    dice(all, faces({{skull, 4}, {blank, 3}}));
    act(all, attack_on(all, "1.dorim.1.1", "2.sonlen.1.1"));
    CHECK(offered<Answer>(all).empty());
    GameState others =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{2, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(others, "1.finn");
    to_attacks(others);
    dice(others, faces({{blank, 9}}));
    act(others, attack_on(others, "1.finn.1.1", "2.sonlen.1.1"));
    CHECK(offered<Answer>(others).empty());
}

TEST_CASE("Charge!!!: after his attack in his own turn all figures of his player have Move +1 until the next reveal",
          "[SPECIAL-06]") {
    GameState game =
        on_later_meadow().army(1, "dorim", {{0, 0}}).army(1, "finn", {{0, 3}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(game, "1.dorim");
    to_attacks(game);
    CHECK(move_of(game, "1.finn.1.1") == 5);
    dice(game, faces({{blank, 4}, {blank, 3}}));
    const Events events = act(game, attack_on(game, "1.dorim.1.1", "2.sonlen.1.1"));
    CHECK_FALSE(happened<event::PowerUsed>(events).empty());
    CHECK(move_of(game, "1.finn.1.1") == 6);
    CHECK(move_of(game, "2.sonlen.1.1") == 5);
    act(game, Answer{false});
    // The others' turn does not end it; the next of his own markers does.
    while (game.turns.empty() || game.turns.back().player != PlayerId{1}) pass(game);
    CHECK(move_of(game, "1.finn.1.1") == 6);
    while (game.turns.empty() || game.turns.back().player != PlayerId{0}) pass(game);
    CHECK(move_of(game, "1.finn.1.1") == 5);
}
