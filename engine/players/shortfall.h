// How far conditions are from being met, counted in figures that must be brought, destroyed or counted: a rough measure
// for players who compare ways of winning. 0 means met.
#pragma once
#include "engine/players/room.h"
#include "engine/rulebook/evaluate.h"

namespace hexwright::players {

int shortfall(const ConditionContext& context, const bound::Condition& condition, bool truth);
// `truth`: all parts are to hold; otherwise all are to fail.
int shortfall_of_all(const ConditionContext& context, const bound::Conditions& parts, bool truth);

// What each of the two amounts would have to be, the other staying as it is: conditions about counters and counts
// alone.
bound::Conditions bounds_of(const ConditionContext& context, const bound::condition::Compare& word);
int least_counted(const bound::condition::Count& word);  // The smallest count for which the condition holds.

}  // namespace hexwright::players
