// Keeps a file's comments when what they stood before is taken away: they move to the end of its parent.
#pragma once
#include "engine/scenario/scenario.h"

namespace hexwright {

// A glyph that only changed its place takes its comments along. What stood before a removed piece moves to the end of
// its level; before a removed zone, glyph, set or item to the end of the list it was in. `before` knows where removed
// pieces lay.
void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue);

// Comments of the levels from `first` up belong to levels that lie higher by so many (lower when it is negative); where
// two meet, or below the lowest and above the highest level, they are joined.
Comments with_levels_renumbered(const Comments& comments, int first, int by);

}  // namespace hexwright
