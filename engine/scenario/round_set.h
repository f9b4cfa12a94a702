// Sets of rounds in which conditions can hold, or certainly do. Used to find rules whose rounds exclude each other.
#pragma once
#include "engine/scenario/condition.h"
#include "engine/scenario/room.h"
#include "engine/scenario/setup.h"

#include <bitset>

namespace hexwright::scenario {

using RoundSet = std::bitset<max_rounds + 1>;  // Indexed by round; 0 is the time before round 1.

// Both ends included; a missing end means no bound.
RoundSet rounds_between(const RoundNumber& from, const RoundNumber& to);
RoundSet rounds_of_game(int limit, bool before_the_first);  // A limit of 0 means no limit.
RoundSet rounds_allowed(const Conditions& conditions);      // Rounds in which all of them may hold.
RoundSet rounds_with_any(const Conditions& conditions);     // Rounds in which one of them certainly holds.
// Line of the first condition about rounds; `otherwise` if none.
int line_of_rounds(const Conditions& conditions, int otherwise);

}  // namespace hexwright::scenario
