// Rolling for sight when players disagree.
#include "engine/game/digest.h"
#include "engine/session/session.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A wall of hill between the two figures; the second stands on the table behind it.
DrawnGame behind_a_hill(const std::string& edition) {
    return DrawnGame("1 1 9 1 1 1", edition).army(1, "syvarris", {{0, 0}}).army(2, "thorgrim", {{4, 0}});
}

}  // namespace

TEST_CASE("players who disagree about sight roll the d20, and the higher roller decides", "[LOS-08]") {
    for (const std::string edition : {"master-2004", "master-2007", "master-2022"}) {
        INFO(edition);
        GameState game = behind_a_hill(edition).start();
        to_turn_of(game, "1.syvarris");
        const FigureId syvarris = fig(game, "1.syvarris.1.1"), thorgrim = fig(game, "2.thorgrim.1.1");
        GameState undisputed = game;
        to_attacks(undisputed);
        REQUIRE_FALSE(may_attack(undisputed, syvarris, thorgrim));
        for (const bool attacker_wins : {true, false}) {
            GameState after = game;
            // A tie is rolled again.
            dice(after, attacker_wins ? std::vector<int>{7, 7, 15, 3} : std::vector<int>{4, 12});
            const Events events = act(after, Dispute{syvarris, thorgrim});
            CHECK(happened<event::Rolled>(events).size() == (attacker_wins ? 4 : 2));
            CHECK(happened<event::Disputed>(events).front().seen == attacker_wins);
            to_attacks(after);
            if (!attacker_wins) {
                CHECK_FALSE(may_attack(after, syvarris, thorgrim));
                continue;
            }
            CHECK(may_attack(after, syvarris, thorgrim));
            CHECK(hexwright::game::apply(after, Dispute{syvarris, thorgrim}).error().message.id == "refused.disputed");
            // A figure that moves is checked again.
            act(after, PutFigure{thorgrim, after.board->spaces_at({5, 0}).back(), no_space, 0});
            CHECK_FALSE(may_attack(after, syvarris, thorgrim));
        }
    }
}

TEST_CASE("in the basic game nobody rolls for sight", "[LOS-08]") {
    for (const std::string edition : {"basic-2004", "basic-2007", "basic-2022"}) {
        GameState game = behind_a_hill(edition).start();
        while (game.turns.empty() || game.turns.back().player != PlayerId{0}) act(game, legal_actions(game).front());
        const auto refused =
            hexwright::game::apply(game, Dispute{fig(game, "1.syvarris.1.1"), fig(game, "2.thorgrim.1.1")});
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().message.id == "refused.no-disputes");
    }
}

TEST_CASE("a dispute can take a target away, and is gone with the turn", "[LOS-08]") {
    GameState game =
        DrawnGame("1 1 1 1 1 1", "master-2007").army(1, "syvarris", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).start();
    to_turn_of(game, "1.syvarris");
    to_attacks(game);
    const FigureId syvarris = fig(game, "1.syvarris.1.1"), thorgrim = fig(game, "2.thorgrim.1.1");
    REQUIRE(may_attack(game, syvarris, thorgrim));
    dice(game, {2, 19});
    act(game, Dispute{syvarris, thorgrim});
    CHECK(game.verdicts.empty());  // There was nobody else to attack, so the turn is over, and with it the verdict.
    CHECK_FALSE(may_attack(game, syvarris, thorgrim));
}

TEST_CASE("a turn waits for a dispute while only sight keeps somebody from being attacked", "[LOS-08]") {
    GameState game = behind_a_hill("master-2007").start();
    to_turn_of(game, "1.syvarris");
    to_attacks(game);
    REQUIRE(legal_actions(game) == std::vector<Action>{Done{}});
    const FigureId syvarris = fig(game, "1.syvarris.1.1"), thorgrim = fig(game, "2.thorgrim.1.1");
    dice(game, {4, 12});
    act(game, Dispute{syvarris, thorgrim});
    CHECK((game.turns.empty() || game.turns.back().player != PlayerId{0}));  // It is settled that he is not seen.

    GameState far = DrawnGame("1 1 1 1 1 1 1 1 1 1 1 3 1 1", "master-2007")
                        .army(1, "syvarris", {{0, 0}})
                        .army(2, "thorgrim", {{13, 0}})
                        .start();
    to_turn_of(far, "1.syvarris");
    act(far, Done{});  // He stays: the other one is out of range, and there is nothing to dispute.
    CHECK((far.turns.empty() || far.turns.back().player != PlayerId{0}));
}

TEST_CASE("a dispute is refused where there is nothing to dispute") {
    GameState game = behind_a_hill("master-2007").start();
    const FigureId syvarris = fig(game, "1.syvarris.1.1"), thorgrim = fig(game, "2.thorgrim.1.1");
    CHECK(hexwright::game::apply(game, Dispute{syvarris, thorgrim}).error().message.id == "refused.dispute-no-turn");
    to_turn_of(game, "1.syvarris");
    CHECK(hexwright::game::apply(game, Dispute{syvarris, syvarris}).error().message.id == "refused.friend");
    CHECK(hexwright::game::apply(game, Dispute{syvarris, FigureId{99}}).error().message.id == "refused.no-figure");
    GameState basic = behind_a_hill("basic-2007").start();
    CHECK(hexwright::game::apply(basic, Dispute{syvarris, thorgrim}).error().message.id == "refused.no-disputes");
}

TEST_CASE("what was decided by hand is in the record, and a replay comes to the same end") {
    DrawnGame start = behind_a_hill("master-2007");
    GameState game = start.start();
    Record record{.options = {.seed = 1}};
    const auto done = [&](const Action& action) {
        record.actions.push_back({wording_of(game, action)});
        act(game, action);
    };
    while (next_step(game)->kind == Step::Kind::Markers) done(legal_actions(game).front());
    done(Dispute{fig(game, "1.syvarris.1.1"), fig(game, "2.thorgrim.1.1")});
    CHECK(record.actions.back().wording.name == "dispute");
    CHECK(by_hand(record.actions.back().wording.name));
    record.end = digest_of(game);
    GameSession again(*start.try_start(), {.seed = 1}, {});
    REQUIRE(again.follow(record) == std::size_t{0});
    CHECK(again.record().end == record.end);
}
