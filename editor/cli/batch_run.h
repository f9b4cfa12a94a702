// Plays a batch of games on several threads, with a progress bar, until all are played or a signal asks to stop:
// Ctrl-C, SIGTERM, SIGHUP. The sum does not depend on the number of threads. After the batch these signals are ignored,
// so that what was played is always reported.
#pragma once
#include "editor/cli/room.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/campaign_batch.h"

namespace hexwright::cli {

struct BatchRun {
    Statistics sum{};
    int stopped = 0;  // The signal that ended the batch before all games were played; 0 if none did.
};

// 0 threads means as many as there are processors.
BatchRun run_batch(const Batch& batch, NumberRange numbers, unsigned threads);

struct CampaignRun {
    CampaignSum sum{};
    int stopped = 0;  // As above.
};
CampaignRun run_campaigns(const CampaignBatch& batch, std::int64_t campaigns, unsigned threads);

}  // namespace hexwright::cli
