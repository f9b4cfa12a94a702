// Plays a batch of games on several threads, with a progress bar, until all are played or a signal asks to stop:
// Ctrl-C, SIGTERM, SIGHUP. Games under way are broken off then, and are not in the sum, which does not depend on the
// number of threads. After the batch these signals are held back, so that what was played is always reported.
#pragma once
#include "editor/cli/room.h"
#include "editor/document/batches/tuned_game.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/campaign_batch.h"
#include "engine/simulation/heat.h"
#include "engine/simulation/pairs.h"
#include "engine/simulation/tuning.h"
#include "engine/simulation/versions.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hexwright::cli {

struct BatchRun {
    Statistics sum{};
    int stopped = 0;  // The signal that ended the batch before all games were played; 0 if none did.
};

// Called every half minute, and by one thread only, with what has been played of the numbers until then.
using KeepSum = std::function<void(const Statistics& so_far)>;
// 0 threads means as many as there are processors.
BatchRun run_batch(const Batch& batch, const std::vector<NumberRange>& numbers, unsigned threads,
                   const KeepSum& keep = {});

// A batch that is looked at: with what its games tell one by one and space by space.
struct SeenRun {
    PairsSum pairs{};  // Its cells mean something only for four batches.
    Heat heat{};
    std::vector<std::uint8_t> half_wins{};  // Of player 1, by game: 0, 1 or 2; up to the first one not played.
    int stopped = 0;                        // As above.
};
// Games 1 to `games`; game n is one of batch (n - 1) modulo the number of batches: one, or four in pairs.
SeenRun run_seen(std::span<const Batch> batches, std::int64_t games, unsigned threads);

// Pairs of games of two versions of a map until the test ends, or `games` pairs are played.
struct VersionsRun {
    VersionsTest test;
    int stopped = 0;  // As above.
};
VersionsRun run_versions(const Batch& one, const Batch& other, std::int64_t games, unsigned threads);

// The search for an even setting; `game` says what each setting plays.
struct TuningRun {
    Tuning tuning{};
    int stopped = 0;  // As above.
};
TuningRun run_tuning(const TunedGame& game, std::int64_t proof_games, unsigned threads);

// Waves of games one after the other, with one eye on signals.
struct Waves {
    std::function<std::int64_t()> next{};  // How many games the next wave has; 0: there is none.
    // One of them, from 0; called by any thread. False: `stop`, which it asks again and again, has broken it off.
    std::function<bool(std::int64_t place, const std::function<bool()>& stop)> play{};
    std::function<void()> played{};                       // After a whole wave.
    std::function<double(std::int64_t done)> progress{};  // From 0 to 1, with so many games of the wave under way.
};
int run_waves(const Waves& waves, unsigned threads);  // The signal that stopped it within a wave; 0 if none did.

struct CampaignRun {
    CampaignSum sum{};
    int stopped = 0;  // As above.
};
CampaignRun run_campaigns(const CampaignBatch& batch, std::int64_t campaigns, unsigned threads);

}  // namespace hexwright::cli
