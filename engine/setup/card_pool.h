// The cards that armies are gathered from.
#pragma once
#include "engine/game/state.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/room.h"

#include <vector>

namespace hexwright::setup {

// The cards in the boxes of the limit with their copies, or all cards if it names no box. A card whose copies nobody
// has counted lies in its box once.
std::vector<PoolCard> card_pool(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::setup
