// The places that figures can ever reach in a game: on foot, or by flying, grappling or being placed.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/checks/room.h"
#include "engine/scenario/deployable.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <set>

namespace hexwright::checks {

// Spaces that some figure may come to stand on; none if that cannot be determined.
std::optional<std::set<Space>> spaces_within_reach(const Scenario& scenario, const Terrain& terrain,
                                                   const Catalogue& catalogue, const std::vector<Fielding>& fieldings,
                                                   const RuleFacts& live);

}  // namespace hexwright::checks
