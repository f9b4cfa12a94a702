// From the end of one game of a campaign to the beginning of the next: what follows, and who comes along.
#pragma once
#include "engine/core/result.h"
#include "engine/game/state.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"

namespace hexwright {

// The link that is taken after this end of a game of the scenario; null: the campaign is over. Refused: conditions that
// name what the scenario has not.
Result<const Next*> next_game(const CampaignGame& game, const Scenario& scenario, const GameState& end);

// Refused: the link's conditions name what a game of the scenario that stands so has not.
Result<void> check_link(const Next& link, const Scenario& scenario, const GameState& state);

// The next scenario with those who come along from that end.
Scenario with_carried(Scenario next, const Next& link, const GameState& end);

}  // namespace hexwright
