// The setups by which a scenario is played: those of the file, or ones derived from its start zones.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::scenario {

// For a file without setups: players 1 to `players`, each with points to spend on cards (0: 500). With as many start
// zones as players each gets the next one; with more, everybody chooses. The setup has no players when there are too
// few zones or fewer than two players.
Setup setup_of_zones(const Scenario& scenario, int players, int points);

// The setups of the file; for a file without any, one for every number of players for which there are start zones.
std::vector<Setup> setups_played(const Scenario& scenario);

}  // namespace hexwright::scenario
