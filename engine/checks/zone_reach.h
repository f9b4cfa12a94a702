// Where figures can get to in a game at all: on foot, or as those do who fly, grapple or are put somewhere.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/deployable.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <set>

namespace hexwright {

// Spaces that somebody may come to stand on; none: that cannot be told.
std::optional<std::set<Space>> spaces_within_reach(const Scenario& scenario, const Terrain& terrain,
                                                   const Catalogue& catalogue, const std::vector<Fielding>& fieldings,
                                                   const RuleFacts& live);

}  // namespace hexwright
