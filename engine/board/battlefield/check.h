// All checks of a battlefield by itself, without a scenario. Each check is a pure function; check_battlefield joins
// them in a fixed order.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/issue.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

// Reports overlap (BUILD-04), nothing-underneath (BUILD-05), overhang (OVERHANG-01), overhang-unbalanced,
// on-half-height, hive-base-gap, hive-on-table, not-attached, clearance and separate-parts. Sorted by severity (errors,
// warnings, infos), then code, then place.
std::vector<Issue> check_battlefield(const Battlefield& battlefield, const Terrain& terrain,
                                     const Catalogue& catalogue);

}  // namespace hexwright::board
