// Virtualscape files: a file of 383 tiles in memory is read in 60 microseconds, and read and checked in 0.7 ms; larger
// ones in proportion.
#include "engine/checks/scenario_check.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/hsc_bytes.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;
using testing::HscTileBytes;

const Catalogue& catalogue() {
    static const Catalogue shipped = shipped_catalogue();
    return shipped;
}
const HscTypes& types() {
    static const HscTypes table = hsc_types(catalogue());
    return table;
}

// Land on two levels with water, trees, glyphs and two start zones; tiles cycle through the codes.
std::string meadow(int tiles) {
    const int codes[] = {1007, 1007, 4001, 2003, 1002, 9001, 20003, 10011, 15001, 15001};
    std::vector<HscTileBytes> all;
    for (int i = 0; i < tiles; ++i) {
        HscTileBytes tile{.code = codes[i % 10],
                          .rotation = i % 6,
                          .x = i % 400 % 20 * 3 + i / 400 % 16 * 62,
                          .y = i % 400 / 20 * 3 + i / 6400 * 62};
        tile.z = i % 10 == 7 || i % 10 == 8 ? 1 : 0;
        if (tile.code == 15001) tile.start = std::u16string(i % 10 == 8 ? u"Red" : u"Blue");
        tile.color = tile.code != 15001 ? 0x00A000 : i % 10 == 8 ? 0xFF0000 : 0x0000FF;
        all.push_back(tile);
    }
    return testing::hsc_file(7, all, {.name = u"Meadow", .author = u"Bench"});
}

void read_hsc(benchmark::State& state) {
    const std::string bytes = meadow(static_cast<int>(state.range(0)));
    types();
    for (auto _ : state) benchmark::DoNotOptimize(read_hsc_scenario(bytes, "meadow.hsc", types(), catalogue()));
}

void read_and_check_hsc(benchmark::State& state) {
    const std::string bytes = meadow(static_cast<int>(state.range(0)));
    types();
    for (auto _ : state) {
        const auto read = read_hsc_scenario(bytes, "meadow.hsc", types(), catalogue());
        const Terrain terrain = terrain_of(read->scenario.battlefield, catalogue());
        benchmark::DoNotOptimize(check_scenario(read->scenario, terrain, catalogue()));
    }
}

void write_hsc(benchmark::State& state) {
    const auto read = read_hsc_scenario(meadow(static_cast<int>(state.range(0))), "meadow.hsc", types(), catalogue());
    for (auto _ : state) benchmark::DoNotOptimize(write_hsc_scenario(read->scenario, types(), catalogue()));
}

BENCHMARK(read_hsc)->Arg(383)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(read_and_check_hsc)->Arg(383)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(write_hsc)->Arg(383)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);

}  // namespace
