// `simulate --merge`: adds up the sums of the parts of a batch, and says which are missing or there twice.
#pragma once
#include "editor/cli/batches/simulate_line.h"
#include "editor/cli/report.h"
#include "editor/cli/room.h"

namespace hexwright::cli {

// Exit::No if games of the batch are missing: then the lines that play them are told.
Exit merge_parts(const SimulateLine& line, const Report& report);

}  // namespace hexwright::cli
