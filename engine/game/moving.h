// Queries about moves that are not carried out: the way a figure takes, or why there is none.
#pragma once
#include "engine/game/board_query.h"
#include "engine/game/room.h"

namespace hexwright::game {

// Spaces that a glyph grants the figure being moved now; -1: figures use their own Move.
int spaces_given(const GameState& state);
// The move's own path; for a move that names none, the cheapest way without harm.
Result<Path> path_of(const BoardQuery& query, const Move& move);
// Follows that path.
Result<Walk> way_of(const BoardQuery& query, const Move& move);
bool may_walk(const GameState& state, const Move& move);        // Follows the move's own path, cheapest or not.
Refusal why_no_way(const BoardQuery& query, const Move& move);  // For a figure that could move now, but not like this.

}  // namespace hexwright::game
