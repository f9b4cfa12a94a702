// Who plays a scenario: as its set-ups say, or whoever finds a start zone.
#pragma once
#include "engine/scenario/scenario.h"

namespace hexwright {

// For a file without set-ups: so many players from 1 upwards, each with points to gather (0: 500). As many start zones
// as players: each has the next one; more: everybody chooses. No players at all where there are not zones enough, or
// fewer than two players.
Setup setup_of_zones(const Scenario& scenario, int players, int points);

// The set-ups of the file; of a file without, one for every number of players that finds start zones.
std::vector<Setup> setups_played(const Scenario& scenario);

}  // namespace hexwright
