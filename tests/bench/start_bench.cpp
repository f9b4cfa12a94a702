// Starting the program: `hexwright --help` takes 5 ms of the processor at most.
#include "tests/support/resources.h"

#include <benchmark/benchmark.h>

namespace {

void start_for_help(benchmark::State& state) {
    for (auto _ : state) {
        const auto used = hexwright::testing::resources_of(HEXWRIGHT_BIN_DIR "/hexwright", "--help");
        if (!used) return state.SkipWithError("hexwright --help does not run");
        state.SetIterationTime(used->seconds);
    }
}

BENCHMARK(start_for_help)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
