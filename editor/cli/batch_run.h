// Plays a batch of games on several threads, with a bar, until all are played or Ctrl-C is pressed. The sum does not
// depend on how many threads there are. From then on Ctrl-C does nothing: what was played is told, however often it is
// pressed.
#pragma once
#include "engine/simulation/batch.h"

namespace hexwright {

struct BatchRun {
    Statistics sum{};
    bool stopped = false;  // by Ctrl-C: not all were played
};

BatchRun run_batch(const Batch& batch, NumberRange numbers,
                   unsigned threads);  // 0 threads: as many as there are processors

}  // namespace hexwright
