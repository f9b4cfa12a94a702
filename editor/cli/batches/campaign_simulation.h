// `simulate` with a campaign: whole campaigns are played, and told by the ways that they took.
#pragma once
#include "editor/cli/batches/simulate_line.h"
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/campaign.h"

namespace hexwright::cli {

Exit simulate_campaign(const SimulateLine& options, const Campaign& campaign, const Report& report,
                       const Catalogue& catalogue);

}  // namespace hexwright::cli
