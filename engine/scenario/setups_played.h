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

struct PlayerRange {
    int least = 0, most = 0;  // Both 0: the scenario does not say.
    friend bool operator==(const PlayerRange&, const PlayerRange&) = default;
};
// For how many players the scenario is: by the setups of the file; for a file without any, as many as it has start
// zones.
PlayerRange player_range(const Scenario& scenario);

}  // namespace hexwright::scenario
