// What the greedy player thinks of actions, for players who look further.
#pragma once
#include "engine/game/action.h"
#include "engine/players/room.h"
#include "engine/players/value.h"

#include <vector>

namespace hexwright::players {

// Of each of the legal actions, by the seat's observation. Whether an enemy is seen from where a move ends is not
// looked at, as it is when the greedy player chooses.
std::vector<Value> greedy_values(const GameState& seen, PlayerId seat, const std::vector<Action>& legal);

}  // namespace hexwright::players
