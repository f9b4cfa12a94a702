// Reading and writing scenario files: 600 pieces in 2 ms, larger files in proportion.
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;

const Catalogue& catalogue() {
    static const Catalogue shipped = shipped_catalogue();
    return shipped;
}

Scenario meadow(int pieces) {  // Tiles of three kinds on five levels.
    Scenario scenario;
    scenario.id = "meadow";
    const PieceKind kinds[] = {*catalogue().piece("grass-7"), *catalogue().piece("water-1"),
                               *catalogue().piece("rock-3")};
    for (int i = 0; i < pieces; ++i) {
        PlacedPiece piece;
        piece.kind = kinds[i % 3];
        piece.at = {i % 40 * 3, i / 40 % 500 * 3};
        piece.level = 1 + i % 5;
        piece.turn = static_cast<std::int8_t>(i % 6);
        scenario.battlefield.add(piece, catalogue());
    }
    return scenario;
}

void read_xml(benchmark::State& state) {
    const std::string xml = write_scenario(meadow(static_cast<int>(state.range(0))), catalogue());
    for (auto _ : state) benchmark::DoNotOptimize(read_scenario(xml, "meadow.xml", catalogue()));
}

void write_xml(benchmark::State& state) {
    const Scenario scenario = meadow(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(write_scenario(scenario, catalogue()));
}

BENCHMARK(read_xml)->Arg(75)->Arg(600)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(write_xml)->Arg(75)->Arg(600)->Arg(10'000)->Unit(benchmark::kMicrosecond);

}  // namespace
