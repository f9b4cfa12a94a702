// `simulate` when a batch is to be seen and not only summed: in pairs, with heat maps or plots, or against another
// version of the map.
#pragma once
#include "editor/cli/batches/simulate_line.h"
#include "editor/cli/play/game_options.h"
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/pairs.h"
#include "formats/xml/games/statistics_xml.h"

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

bool is_plot(const std::string& out);          // By its ending: .html, .svg or .pdf.
bool is_to_be_seen(const SimulateLine& line);  // --pairs, --heat or plots.

// `written` is the batch without its sums.
Exit simulate_seen(const SimulateLine& line, const Batch& batch, WrittenStatistics written, const Report& report);

// `batch` is of the line's FILE; that of --against is read here.
Exit simulate_against(const SimulateLine& line, const Batch& batch, const Report& report);

// ---- what games in pairs say

nlohmann::ordered_json interval_json(const Interval& value);  // {"mean","low","high"}.
// With the names of the zones: {"zones":[first,second],"zone","seat","army"}, and "worse" if one zone certainly is.
nlohmann::ordered_json effects_json(const PairEffects& effects, const std::array<std::string, 2>& zones);
std::string told_wins(double wins);  // "+0.12".
// Names the zones, and gives the share of games won beside each effect.
void tell_effects(const Report& report, const PairEffects& effects, const std::array<std::string, 2>& zones);

}  // namespace hexwright::cli
