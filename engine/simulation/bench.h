// Games summed up in one number that any change of how they are played changes: a safety net for changes that should
// leave play as it is, and a measure of speed.
#pragma once
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"

#include <cstdint>

namespace hexwright::simulation {

struct BenchSum {
    // Of every event in the words of records, and of every last state: the same on every machine, with every compiler.
    std::uint64_t signature = 0xCBF29CE484222325ULL;
    int games = 0;
    std::int64_t decisions = 0;
};

// Plays the first `games` games of the batch, which is prepared, and adds them up. A game ends after `most_decisions`
// at the latest.
void add_bench_games(BenchSum& sum, const Batch& batch, int games, int most_decisions);

}  // namespace hexwright::simulation
