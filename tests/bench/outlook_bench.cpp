// Outlooks of moves and attacks in the middle of a game with nine figures a side. A frame of the window has 16 ms.
#include "engine/game/legal_actions.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/move_outlook.h"
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>

using namespace hexwright;

namespace {

GameState on_the_narrows(int decisions) {
    const std::string folder = HEXWRIGHT_SOURCE_DIR "/samples/";
    Scenario scenario =
        read_scenario(*read_file(folder + "scenarios/skirmish-on-the-narrows.xml"), "skirmish", testing::shipped())
            ->scenario;
    scenario.battlefield =
        read_scenario(*read_file(folder + "battlefields/the-narrows.xml"), "ground", testing::shipped())
            ->scenario.battlefield;
    const std::vector<CardOfArmy> army{
        {"major-q10"}, {"raelin-sotm"}, {"shiori"}, {"marro-stingers"}, {"marro-drudge"}};
    Batch batch{scenario,
                std::make_shared<const Catalogue>(testing::shipped()),
                {.players = 2, .rounds = 10, .armies = {army, army}},
                {}};
    batch.seats.assign(2, player_kind("greedy"));
    batch = *prepare(std::move(batch));
    GameSession session(*start_game(batch.scenario, batch.catalogue, batch.options), batch.options, batch.seats,
                        {SessionHistory::None});
    session.advance({.most_decisions = decisions});
    return session.state();
}

// Every legal action of a kind over a stretch of the game, with the position in which it is legal.
template <class Kind>
std::vector<std::pair<GameState, Kind>> legal(std::size_t most) {
    std::vector<std::pair<GameState, Kind>> found;
    for (int decisions = 40; decisions < 400 && found.size() < most; decisions += 3) {
        const GameState state = on_the_narrows(decisions);
        std::size_t here = 0;
        for (const Action& action : legal_actions(state))
            if (const auto* each = std::get_if<Kind>(&action); each && here++ % 3 == 0) found.push_back({state, *each});
    }
    return found;
}

template <class Kind>
void outlooks(benchmark::State& state) {
    const auto actions = legal<Kind>(400);
    std::size_t next = 0;
    double slowest = 0;
    for (auto _ : state) {
        const auto& [game, action] = actions[next++ % actions.size()];
        const std::clock_t start = std::clock();  // Of this program: others on the machine do not count.
        benchmark::DoNotOptimize(outlook_of(game, action));
        slowest = std::max(slowest, static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC);
    }
    state.counters["actions"] = static_cast<double>(actions.size());
    state.counters["slowest_us"] = slowest;
}

void move_outlook(benchmark::State& state) { outlooks<Move>(state); }
void attack_outlook(benchmark::State& state) { outlooks<Attack>(state); }

BENCHMARK(move_outlook)->Unit(benchmark::kMicrosecond);
BENCHMARK(attack_outlook)->Unit(benchmark::kMicrosecond);

}  // namespace
