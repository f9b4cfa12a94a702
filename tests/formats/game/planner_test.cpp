// The player that plans: what it may be asked for, that it is repeatable, and that it beats the greedy one.
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/players/player.h"
#include "engine/players/standing_value.h"
#include "engine/session/session.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("planners of any number of playouts have a seat, and no others") {
    REQUIRE(player_kind("planner:64"));
    CHECK(player_kind("planner:64")->playouts == 64);
    CHECK(player_kind("planner")->playouts == hard_playouts);
    CHECK(player_kind("planner:2000"));
    for (const char* none : {"planner:0", "planner:2001", "planner:-1", "planner:", "planner:x", "Planner"})
        CHECK_FALSE(player_kind(none));
    CHECK(title_of(player_kind("greedy")).id == "seat.greedy");
    CHECK(title_of(player_kind("planner:64")).id == "seat.fair");
    CHECK(title_of(player_kind("planner")).id == "seat.hard");
    CHECK(english()(title_of(player_kind("planner:7"))) == "planning computer, 7 playouts");
    CHECK(title_of(nullptr).id == "seat.human");
}

TEST_CASE("a game that is won, lost or drawn counts as such, and any other by what is left of the armies") {
    GameState state = arena("master-2007", 1).start(1);
    const PlayerId one{0}, two{1};
    CHECK(standing_value(state, one) == -standing_value(state, two));
    state.over = true;
    CHECK(standing_value(state, one) == 0);
    state.winners = {one};
    CHECK(standing_value(state, one) == whole_win);
    CHECK(standing_value(state, two) == -whole_win);
}

namespace {

// The first `most` decisions of a game in which a planner decides for everybody: what was chosen, and how often its
// dice were drawn.
struct Decided {
    std::vector<std::size_t> choices;
    int draws = 0;
};
Decided decided(std::uint64_t seed, int most) {
    GameState state = arena("master-2022", 5).start(5);
    DiceBag bag{seed};
    Decided made;
    std::vector<Action> legal = legal_actions(state);
    for (int i = 0; i < most && !state.over; ++i) {
        const PlayerId seat = *to_decide(state);
        DiceBag before = bag;
        made.choices.push_back(player_kind("planner:6")->choose(observation(state, seat), seat, legal, bag));
        for (; before != bag && made.draws < 100'000; ++made.draws) draw(before);
        Events events;
        legal = apply_legal(state, Action(legal[made.choices.back()]), events);
    }
    return made;
}

}  // namespace

TEST_CASE("the same dice give a planner the same choices, and it draws few of them") {
    const Decided once = decided(3, 60), again = decided(3, 60);
    CHECK(once.choices == again.choices);
    CHECK(once.draws < 600);
}
