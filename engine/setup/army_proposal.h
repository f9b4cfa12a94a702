// Armies proposed for a game whose players gather their own, so that a first move needs no choice of cards.
#pragma once
#include "engine/setup/room.h"
#include "engine/setup/start.h"

#include <cstdint>
#include <vector>

namespace hexwright::setup {

// An army for each player of the set-up that is played: legal by the edition (SETUP-08, SETUP-12, MULTISET-03, -04),
// from the boxes of the limit, within the player's points, with no more figures than his smallest start zone holds, and
// as near to the points as some hundred tries by this seed come. Empty for a player whose cards the scenario gives, or
// who may only draft, and for all if the scenario cannot be played. `options.armies` is not read.
std::vector<std::vector<CardOfArmy>> proposed_armies(const Scenario& scenario, const Catalogue& catalogue,
                                                     const GameOptions& options, std::uint64_t seed);

// What an army costs, in points; cards that the catalogue does not know cost nothing.
int points_of_army(const std::vector<CardOfArmy>& army, const Catalogue& catalogue);

// The cards that a player of this set-up may bring, with their copies, in catalogue order; copies 0 for any number.
std::vector<PoolCard> cards_to_bring(const Scenario& scenario, const Catalogue& catalogue, const Army& army);

}  // namespace hexwright::setup
