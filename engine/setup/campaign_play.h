// The step from the end of one campaign game to the beginning of the next: which game follows, and who is carried over.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/state.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/carried.h"
#include "engine/setup/room.h"

namespace hexwright::setup {

// Returns the link to follow after the scenario ended in this state; nullptr if the campaign is over. Refuses
// conditions with names that the scenario does not have.
Result<const Next*> next_game(const CampaignGame& game, const Scenario& scenario, const GameState& end);

// Refuses a link whose conditions have names that a game of this scenario in this state does not have.
Result<void> check_link(const Next& link, const Scenario& scenario, const GameState& state);

// Returns the next scenario together with the cards and figures carried over from the end state.
Scenario with_carried(Scenario next, const Next& link, const GameState& end);

// What that game begins with besides, for its GameOptions: flags and counters that are kept, wounds and upgrades.
CarriedOver carried_over(const Next& link, const GameState& end);

}  // namespace hexwright::setup
