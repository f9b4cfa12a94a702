// Terrain, full check and verdict on maps of 600 to 100,000 pieces. Figures inform; CI judges counts and growth only.
#include "engine/battlefield/check.h"
#include "engine/battlefield/placement.h"
#include "tests/support/builders.h"
#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;
using namespace hexwright::testing;

// A hilly map without faults, about 3.5 hexes to a piece as in the rulebook: fields of seven hexes, each with something on it.
Battlefield hills(int pieces) {
    Battlefield map;
    int width = 1;
    while (width * width * 2 < pieces) ++width;
    const char* const on_top[] = {"rock-3", "sand-2", "tree-10", "road-1", "ruin-2", "water-1"};
    for (int field = 0; static_cast<int>(map.size()) < pieces; ++field) {
        const HexCoord corner = HexCoord{2, 1} * (field % width) + HexCoord{-1, 3} * (field / width);  // seven-hex tiles mesh so
        map.add(at("grass-7", corner), kinds());
        map.add(at(on_top[field % 6], corner, 2), kinds());
    }
    return map;
}

void terrain(benchmark::State& state) {
    const Battlefield map = hills(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(terrain_of(map, kinds()));
    state.SetComplexityN(state.range(0));
}

void full_check(benchmark::State& state) {
    const Battlefield map = hills(static_cast<int>(state.range(0)));
    std::size_t issues = 0, hexes = 0;
    for (auto _ : state) {
        const Terrain derived = terrain_of(map, kinds());
        const auto found = check_battlefield(map, derived, kinds());
        issues = found.size();
        hexes = derived.columns().size();
    }
    state.counters["hexes"] = static_cast<double>(hexes);
    state.counters["issues"] = static_cast<double>(issues);
    state.SetComplexityN(state.range(0));
}

void verdict(benchmark::State& state) {
    const Battlefield map = hills(static_cast<int>(state.range(0)));
    const Terrain derived = terrain_of(map, kinds());
    const Inventory used = used_items(map, kinds());
    Inventory allowed = used;
    allowed.add(*kinds().item("grass-7"), 1);
    const Ground ground{derived, kinds(), used, &allowed, nullptr, map.size()};
    const Pieces wanted{at("grass-7", {20, 20}, 9)};
    for (auto _ : state) benchmark::DoNotOptimize(refusal(wanted, {}, ground));
}

BENCHMARK(terrain)->Arg(600)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond)->Complexity(benchmark::oN);
BENCHMARK(full_check)->Arg(600)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond)->Complexity(benchmark::oN);
BENCHMARK(verdict)->Arg(600)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kNanosecond);

}  // namespace
