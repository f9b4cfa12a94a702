// The journal: time from an edit to its text flushed on disk, and its cost to the frame. The target is 200 ms on maps
// of any size.
#include "editor/document/safety/journal.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"

#include <benchmark/benchmark.h>
#include <filesystem>

namespace {

using namespace hexwright;

const Catalogue& catalogue() {
    static const Catalogue shipped = shipped_catalogue();
    return shipped;
}

Scenario wide_meadow(int pieces) {
    Scenario scenario;
    scenario.id = "meadow";
    const PieceKind kinds[] = {*catalogue().piece("grass-7"), *catalogue().piece("water-1"),
                               *catalogue().piece("rock-3")};
    for (int i = 0; i < pieces; ++i)
        scenario.battlefield.add({.kind = kinds[i % 3], .at = {i % 500 * 3, i / 500 % 500 * 3}, .level = 1 + i % 5},
                                 catalogue());
    return scenario;
}

struct Place {
    Place() : state(std::filesystem::temp_directory_path() / "hexwright-journal-bench") {}
    ~Place() { std::filesystem::remove_all(state); }
    std::filesystem::path state;
};

// Adds one piece, which the pool writes as it would for an edit in the window.
void edit_to_disk(benchmark::State& state) {
    const Place place;
    RecoveryWriter writer(place.state, {});
    Scenario scenario = wide_meadow(static_cast<int>(state.range(0)));
    (void)writer.write(write_scenario(scenario, catalogue()));
    int q = -900;
    for (auto _ : state) {
        scenario.battlefield.add({.kind = *catalogue().piece("grass-1"), .at = {q++, 0}, .level = 9}, catalogue());
        (void)writer.write(write_scenario(scenario, catalogue()));
    }
}

void first_edit_to_disk(benchmark::State& state) {
    const Place place;
    const Scenario scenario = wide_meadow(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        RecoveryWriter writer(place.state, {});
        (void)writer.write(write_scenario(scenario, catalogue()));
        writer.remove();
    }
}

BENCHMARK(edit_to_disk)->Arg(600)->Arg(10'000)->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK(first_edit_to_disk)->Arg(600)->Arg(10'000)->Arg(200'000)->Unit(benchmark::kMillisecond);

}  // namespace
