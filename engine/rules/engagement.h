// Adjacency and engagement of figures. Adjacency is symmetric and also counts for range-1 attacks and auras. Engagement
// is adjacency of enemies: a state, not an event (ENGAGE-01, -15). In the basic games figures are adjacent by hexes
// alone and nobody is engaged.
#pragma once
#include "engine/rules/mover.h"
#include "engine/rules/room.h"

namespace hexwright::rules {

// True when figures of these Heights at the two ends of a link are adjacent: the higher base is less than the lower
// figure's Height above its base (ENGAGE-03), and both figures' tops rise above every obstacle on the side between them
// that counts (ENGAGE-04, -05, -06). An obstacle that begins above both their heads is not between them.
bool adjacent_across(const Board& board, const Link& link, int height_from, int height_to, const Rules& rules);

bool adjacent(const Board& board, const Standing& a, const Standing& b, const Rules& rules);

// Numbers of the enemies that a figure is engaged with; empty in the basic games.
FigureSet engaged_with(const Board& board, const Occupancy& occupancy, const Standing& figure, const Rules& rules);

Standing standing(const Mover& mover);  // The mover where it stands before it moves.

}  // namespace hexwright::rules
