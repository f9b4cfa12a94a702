// All checks of a scenario file: battlefield, limit, the owner's collection, zones, glyphs, setups and rules. Whether
// games of it can begin is checked by engine/checks/start_check.h.
#pragma once
#include "engine/board/battlefield/check.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/checks/room.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace hexwright::checks {

// `owned` is the person's collection; nullptr skips its check. Sorted by severity (errors, warnings, infos), stable
// within.
std::vector<Issue> check_scenario(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                                  const Holding* owned = nullptr);

}  // namespace hexwright::checks
