// The maps of engine/survey on the largest sample battlefield (0) and on one of a thousand pieces (1), each of which is
// to take less than 100 ms, and the chances from a position.
#include "engine/game/apply.h"
#include "engine/game/legal_actions.h"
#include "engine/setup/start.h"
#include "engine/simulation/chances.h"
#include "engine/survey/space_map.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/large_map.h"
#include "tests/support/shipped.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <sstream>

namespace {

using namespace hexwright;
using namespace hexwright::testing;

Scenario largest_sample() {  // The one with the most spaces.
    Scenario largest;
    std::size_t most = 0;
    for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_SOURCE_DIR "/samples/battlefields")) {
        if (entry.path().extension() != ".xml") continue;
        Scenario sample = read_scenario(*read_file(entry.path()), entry.path().string(), shipped())->scenario;
        const std::size_t spaces = surveyed(sample, shipped())->board->size();
        if (spaces > most) most = spaces, largest = std::move(sample);
    }
    return largest;
}

struct SurveyedSample {
    Scenario scenario;
    explicit SurveyedSample(const benchmark::State& state)
        : scenario(state.range(0) == 0 ? largest_sample() : large_map(shipped())) {}
    SurveyedBoard ground = *surveyed(scenario, shipped());
    std::vector<NamedSpaces> starts = zones_of(ground, scenario, WhichZones::Start, 5);
};

// Ten figures a side on the start zones.
GameState battle() {
    Scenario scenario = largest_sample();
    GameOptions options;
    for (const char* side : {"syvarris marro-warriors airborne-elite", "marro-drudge agent-carr zettian-guards"}) {
        std::vector<CardOfArmy> army;
        std::istringstream words(side);
        for (std::string card; words >> card;) army.push_back({card, 1, {}});
        options.armies.push_back(army);
    }
    GameState state = start_game(scenario, std::make_shared<const Catalogue>(shipped()), options)->state;
    Events events;
    while (!state.over && state.turns.empty()) apply_legal(state, Action{legal_actions(state).front()}, events);
    return state;
}

void make_board_of(benchmark::State& state) {
    const SurveyedSample sample(state);
    state.counters["spaces"] = static_cast<double>(sample.ground.board->size());
    for (auto _ : state) benchmark::DoNotOptimize(surveyed(sample.scenario, shipped()));
}
void reach_from_zone(benchmark::State& state) {
    const SurveyedSample sample(state);
    for (auto _ : state) benchmark::DoNotOptimize(reach_map(sample.ground, sample.starts.front(), {}));
}
void zones(benchmark::State& state) {
    const SurveyedSample sample(state);
    for (auto _ : state) benchmark::DoNotOptimize(zone_map(sample.ground, sample.starts, {}));
}
void places(benchmark::State& state) {
    const SurveyedSample sample(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(place_map(sample.ground, sample.starts, high_ground_of(sample.ground, 5), {}));
}
void unreached(benchmark::State& state) {
    const SurveyedSample sample(state);
    for (auto _ : state) benchmark::DoNotOptimize(unreached_map(sample.ground, sample.starts, {}));
}
void outlook(benchmark::State& state) {
    const SurveyedSample sample(state);
    SpaceIndex at = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(outlook_map(sample.ground, at, 5));
        at = static_cast<SpaceIndex>((at + 7) % static_cast<SpaceIndex>(sample.ground.board->size()));
    }
}
void reach_of_figure(benchmark::State& state) {
    const GameState game = battle();
    for (auto _ : state) benchmark::DoNotOptimize(reach_map(game, FigureId{0}));
}
void threats(benchmark::State& state) {
    const GameState game = battle();
    for (auto _ : state) benchmark::DoNotOptimize(threat_map(game, PlayerId{0}, 5));
}
void chances(benchmark::State& state) {
    const GameState game = battle();
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(chances_from(game, {.asker = PlayerId{0}, .games = 1, .seed = ++seed}));
}

BENCHMARK(make_board_of)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(reach_from_zone)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(zones)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(places)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(unreached)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(outlook)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(reach_of_figure)->Unit(benchmark::kMillisecond);
BENCHMARK(threats)->Unit(benchmark::kMillisecond);
BENCHMARK(chances)->Unit(benchmark::kMillisecond);

}  // namespace
