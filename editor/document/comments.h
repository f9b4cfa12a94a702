// Keeps a file's comments when the element they stand before is removed: they move to the end of its parent.
#pragma once
#include "editor/document/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::document {

// A glyph that only changed its place takes its comments along. Comments before a removed piece move to the end of its
// level; before a removed zone, glyph, set or item, to the end of its list. `before` tells where removed pieces lay.
void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue);

// Moves the comments of the levels from `first` up by `by` levels (negative: down). Where two levels meet, or one would
// lie below the lowest or above the highest level, their comments are joined.
Comments with_levels_renumbered(const Comments& comments, int first, int by);

}  // namespace hexwright::document
