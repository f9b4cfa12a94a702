// All that can be wrong with a scenario file: its battlefield, its limit, the owner's collection, zones and glyphs,
// set-ups and rules. Whether games of it can begin is looked at by engine/checks/start_check.h.
#pragma once
#include "engine/board/battlefield/check.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace hexwright {

// `owned`: the person's collection, or null when nobody asked. Errors first, then warnings, then infos; stable within.
std::vector<Issue> check_scenario(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                                  const Holding* owned = nullptr);

}  // namespace hexwright
