// The cost of a click: a committed placement with its snapshot and all checks, and the verdict on whether a piece may
// be placed.
#include "editor/document/document.h"
#include "editor/document/edits/levels.h"
#include "editor/document/symmetry/symmetry.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"

#include <benchmark/benchmark.h>

using namespace hexwright;

namespace {

const Catalogue& shipped() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}

// A plain of seven-hex tiles without gaps; every third tile has a small one on it.
Scenario plain_of(int pieces) {
    Scenario map;
    const PieceKind seven = *shipped().piece("grass-7"), one = *shipped().piece("rock-1");
    const int rows = 50;
    for (int i = 0; static_cast<int>(map.battlefield.size()) < pieces; ++i) {
        const int column = i / rows, row = i % rows;
        const HexCoord at{2 * column - row, column + 3 * row};  // Seven-hex tiles mesh at these offsets.
        map.battlefield.add({.kind = seven, .at = at, .level = 1}, shipped());
        if (i % 3 == 0 && static_cast<int>(map.battlefield.size()) < pieces)
            map.battlefield.add({.kind = one, .at = at + HexCoord{0, 1}, .level = 2}, shipped());
    }
    return map;
}

PlacedPiece far_away() { return {.kind = *shipped().piece("sand-3"), .at = {-700, 700}, .level = 1}; }

void committed_placement(benchmark::State& state) {
    Document document(shipped(), plain_of(static_cast<int>(state.range(0))));
    const Edit edit = named(PlacePieces{{far_away()}}, *document.now().scenario, shipped());
    for (auto _ : state) {
        if (document.commit(edit)) state.SkipWithError("refused");
        state.PauseTiming();
        document.undo();
        state.ResumeTiming();
    }
}
BENCHMARK(committed_placement)->Arg(600)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void may_it_go_here(benchmark::State& state) {
    const Document document(shipped(), plain_of(static_cast<int>(state.range(0))));
    const std::vector<PlacedPiece> wanted{far_away()};
    const Snapshot& now = document.now();
    const Ground ground = now.ground(document.catalogue());
    for (auto _ : state) benchmark::DoNotOptimize(verdict_on(*now.scenario, wanted, {}, ground));
}
BENCHMARK(may_it_go_here)->Arg(600)->Arg(10'000)->Unit(benchmark::kNanosecond);

void memory_of_a_step(benchmark::State& state) {
    const Scenario before = plain_of(static_cast<int>(state.range(0)));
    std::size_t bytes = 0;
    for (auto _ : state) {
        Scenario after = before;
        after.battlefield.add(far_away(), shipped());
        bytes = after.battlefield.bytes_not_shared_with(before.battlefield) + sizeof(Scenario);
        benchmark::DoNotOptimize(bytes);
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(memory_of_a_step)->Arg(600)->Arg(10'000)->Unit(benchmark::kMicrosecond);

// An edit of all pieces of a map at once, made and committed, with all checks.
template <class Make>
void on_the_whole_map(benchmark::State& state, Make make) {
    Document document(shipped(), plain_of(static_cast<int>(state.range(0))));
    for (auto _ : state) {
        if (document.commit(make(*document.now().scenario, document))) state.SkipWithError("refused");
        state.PauseTiming();
        document.undo();
        state.ResumeTiming();
    }
}

Edit moved_by(const GridMap& map, const Scenario& scenario) {
    const Block block = whole_map(scenario);
    return move_edit(scenario, block, mapped(block, map, 0, shipped()), shipped());
}

void turned_block(benchmark::State& state) {
    on_the_whole_map(
        state, [](const Scenario& scenario, const Document&) { return moved_by(turn_about_hex({}, 1), scenario); });
}
void mirrored_block(benchmark::State& state) {
    on_the_whole_map(state, [](const Scenario& scenario, const Document& document) {
        return *mirror_edit(scenario, whole_map(scenario), mirror_through_hex({}, Axis::EastWest),
                            WithoutPartner::Refuse, document.now().ground(shipped()));
    });
}
void cut_block(benchmark::State& state) {
    on_the_whole_map(state, [](const Scenario& scenario, const Document&) {
        return remove_edit(scenario, whole_map(scenario), shipped());
    });
}
void merged_map(benchmark::State& state) {
    on_the_whole_map(state, [](const Scenario& scenario, const Document&) {
        return merge_edit(scenario, whole_map(scenario), shipped());
    });
}
void inserted_level(benchmark::State& state) {
    on_the_whole_map(state, [](const Scenario& scenario, const Document& document) {
        return insert_level(scenario, document.now().terrain, 1, shipped())->edit;
    });
}
BENCHMARK(turned_block)->Arg(1'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(mirrored_block)->Arg(1'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(cut_block)->Arg(1'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(merged_map)->Arg(500)->Unit(benchmark::kMicrosecond);
BENCHMARK(inserted_level)->Arg(1'000)->Unit(benchmark::kMicrosecond);

void copied_as_text(benchmark::State& state) {
    const Block block = whole_map(plain_of(static_cast<int>(state.range(0))));
    for (auto _ : state) benchmark::DoNotOptimize(block_from(text_of(block, shipped()), shipped()));
}
BENCHMARK(copied_as_text)->Arg(1'000)->Unit(benchmark::kMicrosecond);

void checked_symmetry(benchmark::State& state) {
    const Scenario map = plain_of(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(not_symmetric(map.battlefield, {SymmetryKind::SixAboutHex}, shipped()));
}
void best_centre(benchmark::State& state) {
    const Scenario map = plain_of(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(best_symmetry(map.battlefield, static_cast<SymmetryKind>(state.range(1)), shipped()));
}
BENCHMARK(checked_symmetry)->Arg(1'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(best_centre)->Args({1'000, 1})->Args({1'000, 3})->Args({1'000, 6})->Unit(benchmark::kMicrosecond);

}  // namespace
