// Rounds in which conditions can hold, or certainly do: to find rules that ask for rounds that exclude each other.
#pragma once
#include "engine/scenario/condition.h"
#include "engine/scenario/setup.h"

#include <bitset>

namespace hexwright {

using RoundSet = std::bitset<max_rounds + 1>;  // by number; 0: before the first

RoundSet rounds_between(const RoundNumber& from, const RoundNumber& to);  // both included, as far as they are given
RoundSet rounds_of_game(int limit, bool before_the_first);                // limit 0: there is none
RoundSet rounds_allowed(const Conditions& conditions);                    // in which all of them may hold
RoundSet rounds_with_any(const Conditions& conditions);  // in which one of them holds, whatever else is the case
int line_of_rounds(const Conditions& conditions, int otherwise);  // of the first one that asks for rounds

}  // namespace hexwright
