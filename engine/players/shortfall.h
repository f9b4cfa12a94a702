// How far conditions are from being so, in figures that must be brought, destroyed or counted, one by one: a rough
// measure for players who compare ways of winning. 0: it is so.
#pragma once
#include "engine/rulebook/evaluate.h"

namespace hexwright {

int shortfall(const Asking& asking, const Condition& condition, bool truth);
int shortfall_of_all(const Asking& asking, const Conditions& parts,
                     bool truth);  // all of them to be so, or all not to be so

int least_counted(const condition::Count& word);  // from how many on it holds

}  // namespace hexwright
