// The player that plans: what it may be asked for, that it is repeatable, and that it beats the greedy one.
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/players/player.h"
#include "engine/players/standing_value.h"
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"

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

TEST_CASE("in the last rounds before the limit it counts who would win if the game ended now") {
    const PlayerId one{0}, two{1};
    GameState state = PlayedScenario(drake_against_sonlen(R"(<victory><win who="2" timing="at-limit"/></victory>
        <round-track rounds="8"/>)"))
                          .state;
    std::vector<int> values;
    for (const int round : {1, 4, 5, 7, 8}) {
        state.round = static_cast<std::int16_t>(round);
        values.push_back(standing_value(state, one));
        CHECK(standing_value(state, two) == -values.back());
    }
    CHECK(values[1] == values[0]);
    CHECK(std::ranges::is_sorted(values, std::greater{}));
    CHECK(values[2] < values[1]);
    CHECK(values[4] < values[0] - 400);
}

TEST_CASE("a planner goes to the way out that the scenario wants rather than into a fight beside it") {
    Scenario scenario = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2" edition="master-2007">
        <battlefield src="the-narrows.xml"/><zones><zone id="out" spaces="-2,13,3 -3,15,3"/></zones>
        <setups><setup players="2">
        <player number="1"><army><card id="drake-sotm"><figure at="11,8,1"/></card></army></player>
        <player number="2"><army><card id="marro-drudge"><figure at="14,6,1"/><figure at="15,6,1"/><figure at="15,7,1"/>
        </card></army></player></setup></setups>
        <rules><rule id="away"><on event="enter" zone="out"><of player="1"/></on><remove/></rule></rules>
        <victory><win who="1"><count where="removed"><of player="1"/></count></win>
        <win who="2" timing="at-limit"/><win who="last-standing" priority="2"/></victory><round-track rounds="3"/>
        </scenario>)",
                                     "way-out.xml");
    scenario.battlefield = sample_map("the-narrows").battlefield;
    scenario.battlefield_source.clear();
    int away = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        PlayedScenario game(scenario, {.seed = seed});
        game.advance({player_kind("planner:40"), player_kind("greedy")}, 1'000);
        const std::vector<event::Ended> ends = happened<event::Ended>(game.events);
        away += ends.size() == 1 && ends[0].number == 1;
    }
    CHECK(away >= 7);
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

TEST_CASE("a planner plays on before it lays an order marker, too") {
    GameState state = arena("master-2022", 5).start(5);
    const PlayerKind &planner = *player_kind("planner:60"), &greedy = *player_kind("greedy");
    DiceBag bag{1};
    std::vector<Action> legal = legal_actions(state);
    int laid = 0, otherwise = 0;
    while (!state.over && laid < 24) {
        const PlayerId seat = *to_decide(state);
        const GameState seen = observation(state, seat);
        std::size_t choice = greedy.choose(seen, seat, legal, bag);
        if (state.begun && std::holds_alternative<PlaceMarker>(legal[choice]) && legal.size() > 1) {
            DiceBag same = bag, again = bag;
            const std::size_t planned = planner.choose(seen, seat, legal, same);
            otherwise += planned != greedy.choose(seen, seat, legal, again);
            ++laid;
            choice = planned;
        }
        Events events;
        legal = apply_legal(state, Action(legal[choice]), events);
    }
    CHECK(laid >= 8);
    CHECK(otherwise > 0);
    CHECK(otherwise < laid);
}

TEST_CASE("a planner that is interrupted stops thinking, and its game stands where it stood") {
    auto begun = GameSession::begin(
        std::make_shared<const Scenario>(drake_against_sonlen("")), std::make_shared<const Catalogue>(shipped()),
        {.players = 2, .edition = "master-2007"}, {player_kind("planner:2000"), player_kind("planner:2000")});
    REQUIRE(begun);
    GameSession& session = *begun;
    int asked = 0;
    bool stop = false;
    const auto interrupted = [&] { return stop = stop || (session.state().begun && ++asked > 5); };
    CHECK(session.advance({.interrupted = interrupted}) == Halt::Until);
    const GameState before = session.state();
    const auto events = session.events_so_far();
    asked = 0;
    CHECK(session.advance({.interrupted = interrupted}) == Halt::Until);
    CHECK(asked == 0);
    CHECK(session.state() == before);
    CHECK(session.events_so_far() == events);
}

TEST_CASE("a game that was interrupted goes on as if nothing had been") {
    const Batch batch = *prepare({drake_against_sonlen(""),
                                  std::make_shared<const Catalogue>(shipped()),
                                  {.players = 2, .edition = "master-2007", .rounds = 2},
                                  {player_kind("planner:16"), player_kind("planner:16")}});
    CHECK_FALSE(play_number(batch, 1, [] { return true; }));
    CHECK(play_number(batch, 1, [] { return false; }) == play_number(batch, 1));
}
