// Whole games on The Narrows with nine figures a side over ten rounds, and single operations: copying a state, hashing
// it, listing its legal actions.
#include "engine/game/digest.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <benchmark/benchmark.h>

using namespace hexwright;

namespace {

Batch nine_a_side(const char* seats) {
    const std::string folder = HEXWRIGHT_SOURCE_DIR "/samples/";
    Scenario scenario =
        read_scenario(*read_file(folder + "scenarios/skirmish-on-the-narrows.xml"), "skirmish", testing::shipped())
            ->scenario;
    const Scenario ground =
        read_scenario(*read_file(folder + "battlefields/the-narrows.xml"), "ground", testing::shipped())->scenario;
    scenario.battlefield = ground.battlefield;
    const std::vector<CardOfArmy> army{
        {"major-q10"}, {"raelin-sotm"}, {"shiori"}, {"marro-stingers"}, {"marro-drudge"}};
    Batch batch{scenario,
                std::make_shared<const Catalogue>(testing::shipped()),
                {.players = 2, .rounds = 10, .armies = {army, army}},
                {}};
    batch.seats.assign(2, player_kind(seats));
    return *prepare(std::move(batch));
}

void games(benchmark::State& state, const char* seats) {
    const Batch batch = nine_a_side(seats);
    std::int64_t number = 0, rounds = 0;
    for (auto _ : state) rounds += play_number(batch, ++number).rounds;
    state.counters["rounds"] = static_cast<double>(rounds) / static_cast<double>(number);
}

GameState in_the_middle() {  // A game after 150 actions.
    const Batch batch = nine_a_side("greedy");
    GameSession session(*start_game(batch.scenario, batch.catalogue, batch.options), batch.options, batch.seats,
                        {SessionHistory::None});
    session.advance({.most_decisions = 150});
    return session.state();
}

void random_game(benchmark::State& state) { games(state, "random"); }
void greedy_game(benchmark::State& state) { games(state, "greedy"); }
void copy_of_a_state(benchmark::State& state) {
    const GameState game = in_the_middle();
    for (auto _ : state) {
        GameState copy = game;
        benchmark::DoNotOptimize(copy);
    }
}
void hash_of_a_state(benchmark::State& state) {
    const GameState game = in_the_middle();
    for (auto _ : state) benchmark::DoNotOptimize(hash_of(game));
}
void digest_of_a_state(benchmark::State& state) {
    const GameState game = in_the_middle();
    for (auto _ : state) benchmark::DoNotOptimize(digest_of(game));
}
void choices(benchmark::State& state) {
    const GameState game = in_the_middle();
    for (auto _ : state) benchmark::DoNotOptimize(legal_actions(game));
    state.counters["choices"] = static_cast<double>(legal_actions(game).size());
}

BENCHMARK(random_game)->Unit(benchmark::kMillisecond);
BENCHMARK(greedy_game)->Unit(benchmark::kMillisecond);
BENCHMARK(copy_of_a_state)->Unit(benchmark::kMicrosecond);
BENCHMARK(hash_of_a_state)->Unit(benchmark::kMicrosecond);
BENCHMARK(digest_of_a_state)->Unit(benchmark::kMicrosecond);
BENCHMARK(choices)->Unit(benchmark::kMicrosecond);

}  // namespace
