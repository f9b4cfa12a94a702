// What the greedy player thinks of actions, for players who look further or weigh things in another way.
#pragma once
#include "engine/core/dice.h"
#include "engine/game/action.h"
#include "engine/players/room.h"
#include "engine/players/style.h"
#include "engine/players/value.h"

#include <vector>

namespace hexwright::players {

// Of each of the legal actions, by the seat's observation. Whether an enemy is seen from where a move ends is not
// looked at, as it is when the greedy player chooses.
std::vector<Value> greedy_values(const GameState& seen, PlayerId seat, const std::vector<Action>& legal);

// Like choose_greedy(), which has the usual weights.
std::size_t choose_in_style(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag,
                            const StyleWeights& style);

}  // namespace hexwright::players
