// Terrain, full check and verdict on maps of 600 to 100,000 pieces. The times are for information; CI judges counts and
// growth only. full_check is everything that a window does after a change: terrain, items, and every check of
// battlefield, zones, glyphs and limit.
#include "editor/document/snapshot.h"
#include "engine/assembly/build_plan.h"
#include "engine/board/battlefield/check.h"
#include "engine/board/battlefield/placement.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;
using namespace hexwright::testing;

// A hilly map without faults, with about 3.5 hexes per piece as in the rulebook: fields of seven hexes, each with
// something on it.
Battlefield hills(int pieces) {
    Battlefield map;
    int width = 1;
    while (width * width * 2 < pieces) ++width;
    const char* const on_top[] = {"rock-3", "sand-2", "tree-10", "road-1", "ruin-2", "water-1"};
    for (int field = 0; static_cast<int>(map.size()) < pieces; ++field) {
        // Seven-hex tiles mesh at these offsets.
        const HexCoord corner = HexCoord{2, 1} * (field % width) + HexCoord{-1, 3} * (field / width);
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

// The part of the checks that concerns only the battlefield.
void battlefield_check(benchmark::State& state) {
    const Battlefield map = hills(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const Terrain derived = terrain_of(map, kinds());
        benchmark::DoNotOptimize(check_battlefield(map, derived, kinds()));
    }
    state.SetComplexityN(state.range(0));
}

void order_of_hands(benchmark::State& state) {
    const Battlefield map = hills(static_cast<int>(state.range(0)));
    const Terrain derived = terrain_of(map, kinds());
    for (auto _ : state) benchmark::DoNotOptimize(build_plan(map, derived, kinds()));
    state.SetComplexityN(state.range(0));
}

// Two start zones of 24 spaces, a glyph on every fiftieth field, and a limit that holds exactly what is used.
Scenario battle(int pieces) {
    Scenario scenario;
    scenario.battlefield = hills(pieces);
    const Terrain derived = terrain_of(scenario.battlefield, kinds());
    std::vector<Zone> zones{{"red", "start", "red", 24, {}}, {"blue", "start", "blue", 24, {}}};
    std::vector<Glyph> glyphs;
    std::size_t number = 0;
    for (const Terrain::Column& column : derived.columns()) {
        if (column.surfaces == 0) continue;
        const Space space = derived.surfaces(column).back().space;
        for (Zone& zone : zones)
            if (zone.spaces.size() < 24 && number % 2 == static_cast<std::size_t>(&zone - zones.data()))
                zone.spaces.push_back(space);
        if (number++ % 175 == 174 && glyphs.size() < max_glyphs) glyphs.push_back({.id = {}, .at = space});
    }
    for (Zone& zone : zones) std::ranges::sort(zone.spaces);
    Limit limit;
    const Inventory used = used_items(scenario.battlefield, kinds());
    for (std::size_t i = 0; i < used.kinds(); ++i)
        if (const ItemKind item{static_cast<int>(i)}; used[item] > 0) limit.items.push_back({item, used[item]});
    scenario.zones = Shared(std::move(zones));
    scenario.glyphs = Shared(std::move(glyphs));
    scenario.limit = Shared(std::move(limit));
    return scenario;
}

void full_check(benchmark::State& state) {
    const auto map = std::make_shared<const Scenario>(battle(static_cast<int>(state.range(0))));
    std::size_t errors = 0, hexes = 0;
    for (auto _ : state) {
        const Snapshot now = snapshot_of(map, kinds(), nullptr, 1);
        errors = static_cast<std::size_t>(std::ranges::count(now.issues, Severity::Error, &Issue::severity));
        hexes = now.terrain.columns().size();
    }
    state.counters["hexes"] = static_cast<double>(hexes);
    state.counters["glyphs"] = static_cast<double>(map->glyphs->size());
    state.counters["errors"] = static_cast<double>(errors);
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
BENCHMARK(battlefield_check)
    ->Arg(600)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity(benchmark::oN);
BENCHMARK(order_of_hands)
    ->Arg(600)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity(benchmark::oN);
BENCHMARK(full_check)->Arg(600)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond)->Complexity(benchmark::oN);
BENCHMARK(verdict)->Arg(600)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kNanosecond);

}  // namespace
