// A piece with Life at the table: it is lit, touched and attacked like a figure, and its outlook is told.
#include "editor/table/aim.h"
#include "editor/table/play.h"
#include "engine/game/objects.h"
#include "formats/telling/words.h"
#include "tests/editor/table/hand.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The card of player 1 in its attacks before the gate of player 2.
Play play_at_the_gate(const std::string& card = "sonlen", const std::vector<HexCoord>& at = {{0, 0}}) {
    ShippedGame drawn("1 1 1 1\n 1 1 1\n  1 1 1\n   1 1 1");
    drawn.army(1, card, at).army(2, "thorgrim", {{1, 3}});
    drawn.piece({.kind = *shipped().piece("castle-door"), .at = {0, 1}, .level = 2}, "gate");
    drawn.players()[1].owns = {{.piece = "gate", .life = 1, .defense = 0, .leaves = "castle-arch"}};
    auto play = Play::begin(std::make_shared<const Scenario>(drawn.set_up()), shipped(), NewGame{}, 1);
    REQUIRE(play);
    const auto to_act = [&] {
        const GameState& state = play->session().state();
        return !state.turns.empty() && state.turns.back().phase == Turn::Phase::Attacking &&
               state.turns.back().player == PlayerId{0};
    };
    for (int guard = 0; !to_act() && guard < 200; ++guard) REQUIRE(play->choose(play->legal().size() - 1));
    REQUIRE(to_act());
    return std::move(*play);
}

}  // namespace

TEST_CASE("a touch of one of the gate's hexes is the attack on it, and breaks it") {
    Play play = play_at_the_gate();
    const GameState state = play.seen();
    const FigureId sonlen = fig(state, "1.sonlen.1.1");
    const Action attack = AttackObject{sonlen, ObjectId{0}};
    play.hand = {.actor = sonlen};
    for (const HexCoord hex : {HexCoord{0, 1}, HexCoord{1, 1}, HexCoord{2, 1}}) {
        const Aim aim = aim_at(play, hex, 0);
        REQUIRE(aim.listed);
        CHECK(play.legal()[*aim.listed] == attack);
        CHECK(english()(aim.headline) == "Sonlen attacks gate: 94 % damaged, 94 % destroyed");
    }
    CHECK(lit_by(state, play.legal(), play.hand).objects == std::vector{ObjectId{0}});
    const auto wanted = static_cast<std::size_t>(std::ranges::find(play.legal(), attack) - play.legal().begin());
    CHECK(chosen_by(state, play.legal(), steps_to(state, play.legal(), wanted)) == wanted);
    REQUIRE(play.act(NextDice{{1, 1, 1, 1}}));
    REQUIRE(play.choose(wanted));
    CHECK(play.session().state()[ObjectId{0}].gone);
    CHECK(play.seen().board->version() == 2);
}

TEST_CASE("a piece with Life that is pointed at says whose it is and how it fares") {
    Play play = play_at_the_gate();
    play.hand = {};
    REQUIRE(play.choose(play.legal().size() - 1));  // The turn goes on to the other player.
    for (int guard = 0; play.session().decider() != PlayerId{1} && guard < 100; ++guard)
        REQUIRE(play.choose(play.legal().size() - 1));
    const Aim aim = aim_at(play, {0, 1}, 0);
    CHECK(english()(aim.headline) == "gate, player 2");
    CHECK(english()(aim.lines.front()) == "gate: 1 of 1 Life left, Defense 0");
}

TEST_CASE("a gate that some may attack says who, before one of them is in hand") {
    Play play = play_at_the_gate("tarn-viking-warriors", {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
    play.hand = {};
    REQUIRE(actors_of(play.legal()).size() > 1);
    REQUIRE(std::ranges::any_of(play.legal(), [](const Action& action) { return handle_of(action).object.valid(); }));
    const Touched gate = touched_at(play.seen(), {1, 1});
    REQUIRE(meaning_of(play.seen(), play.legal(), play.hand, gate).nothing());
    const std::string why = english()(why_nothing(play, gate).message);
    CHECK(why.starts_with("First pick up a figure that can do something with this: Tarn Viking Warriors 1"));
}

TEST_CASE("whatever the list has an action on, a touch of it never says that nothing can be done") {
    for (const std::string card : {"tarn-viking-warriors", "marro-warriors"}) {
        Play play = play_at_the_gate(card, {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
        for (int decisions = 0; decisions < 60 && !play.legal().empty(); ++decisions) {
            for (const Action& action : std::vector<Action>(play.legal())) {
                const Handle handle = handle_of(action);
                Touched touched;
                if (handle.object.valid()) touched.objects = {handle.object};
                else if (handle.target.valid()) touched.figure = handle.target;
                else if (handle.at >= 0) touched.spaces = {handle.at};
                else continue;
                play.hand = {};
                if (!meaning_of(play.seen(), play.legal(), play.hand, touched).nothing()) continue;
                REQUIRE(why_nothing(play, touched).message.id != "table.means-nothing");
            }
            REQUIRE(play.choose(play.legal().size() - 1));
        }
    }
}
