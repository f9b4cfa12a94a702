// Keeps a file's comments when what they stood before is taken away: they move to the end of its parent.
#pragma once
#include "engine/scenario/scenario.h"

namespace hexwright {

// Every comment of `after` gets a home that `after` has: what stood before a removed piece moves to the end of its level, and
// from a level, a list or a limit that is gone to the end of the element around it. `before` knows where removed pieces lay.
void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue);

}  // namespace hexwright
