// Plays a batch of games on several threads, with a progress bar, until all are played or Ctrl-C is pressed. The sum
// does not depend on the number of threads. After the batch Ctrl-C is ignored, so that what was played is always
// reported.
#pragma once
#include "editor/cli/room.h"
#include "engine/simulation/batch.h"

namespace hexwright::cli {

struct BatchRun {
    Statistics sum{};
    bool stopped = false;  // Ctrl-C ended the batch before all games were played.
};

// 0 threads means as many as there are processors.
BatchRun run_batch(const Batch& batch, NumberRange numbers, unsigned threads);

}  // namespace hexwright::cli
