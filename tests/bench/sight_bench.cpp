// Sight and range on The Narrows with nine figures a side. Target: a look at distance 10 in 5 microseconds on average
// over all pairs of spaces, 100 at worst.
#include "engine/rules/line_of_sight.h"
#include "engine/rules/range.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>

namespace {

using namespace hexwright;
using namespace hexwright::testing;

struct Field {
    Terrain terrain{};
    std::vector<FigureBody> spaces{};   // One figure of Height 5 on every space.
    std::vector<FigureBody> figures{};  // Eighteen of `spaces`.
};

Field the_narrows() {
    Field field;
    const auto bytes = read_file(HEXWRIGHT_SOURCE_DIR "/samples/battlefields/the-narrows.xml");
    field.terrain = terrain_of(read_scenario(*bytes, "the-narrows.xml", shipped())->scenario.battlefield, shipped());
    for (const Terrain::Column& column : field.terrain.columns())
        for (const Surface& surface : field.terrain.surfaces(column))
            if (surface.room >= 5) field.spaces.push_back(figure_body(surface, 5));
    for (std::size_t i = 0; i < 18; ++i) {
        field.figures.push_back(field.spaces[i * field.spaces.size() / 18]);
        field.figures.back().figure = FigureId{static_cast<int>(i)};
    }
    return field;
}

using Pair = std::pair<const FigureBody*, const FigureBody*>;
std::vector<Pair> pairs_at(const Field& field, int away) {
    std::vector<Pair> pairs;
    for (const FigureBody& from : field.spaces)
        for (const FigureBody& to : field.spaces)
            if (distance(from.hexes[0], to.hexes[0]) == away) pairs.emplace_back(&from, &to);
    return pairs;
}

template <class BoardQuery>
void over_all_pairs(benchmark::State& state, BoardQuery query) {
    const Field field = the_narrows();
    const std::vector<Pair> pairs = pairs_at(field, static_cast<int>(state.range(0)));
    std::size_t number = 0, seen = 0;
    for (auto _ : state) {
        const auto& [from, to] = pairs[number];
        number = number + 1 < pairs.size() ? number + 1 : 0;
        seen += query(field, *from, *to);
    }
    state.counters["seen"] = static_cast<double>(seen) / static_cast<double>(state.iterations());
    double worst = 0;
    for (const auto& [from, to] : pairs) {
        double time = 1e9;  // Best of five runs, to exclude other load on the machine.
        for (int tries = 0; tries < 5; ++tries) {
            const auto start = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(query(field, *from, *to));
            time = std::min(
                time, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        }
        worst = std::max(worst, time);
    }
    state.counters["worst_us"] = worst;
    state.counters["pairs"] = static_cast<double>(pairs.size());
}

void sight(benchmark::State& state) {
    over_all_pairs(state, [](const Field& field, const FigureBody& from, const FigureBody& to) {
        return sees({field.terrain, field.figures}, from, to, SeenPart::HitZone);
    });
}
void sight_with_blockers(benchmark::State& state) {
    over_all_pairs(state, [](const Field& field, const FigureBody& from, const FigureBody& to) {
        return line_of_sight({field.terrain, field.figures}, from, to, SeenPart::HitZone).seen;
    });
}
void range(benchmark::State& state) {
    over_all_pairs(state, [](const Field& field, const FigureBody& from, const FigureBody& to) {
        return range_between(field.terrain, from.hexes[0], to.hexes[0]) == distance(from.hexes[0], to.hexes[0]);
    });
}

BENCHMARK(sight)->Arg(3)->Arg(10)->Arg(20)->Unit(benchmark::kNanosecond);
BENCHMARK(sight_with_blockers)->Arg(10)->Unit(benchmark::kNanosecond);
BENCHMARK(range)->Arg(10)->Unit(benchmark::kNanosecond);

}  // namespace
