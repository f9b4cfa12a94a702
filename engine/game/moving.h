// Moves, for those who ask about them and do not carry them out: by which way one goes, or why there is none.
#pragma once
#include "engine/game/board_query.h"

namespace hexwright {

int spaces_given(const GameState& state);  // to whoever is moved now, by a glyph; -1: figures use their own Move
Result<Walk> way_of(const Look& look, const Move& move);  // by its path; without one the cheapest way without harm
bool may_walk(const GameState& state, const Move& move);  // by its own path, cheapest or not
Message why_no_way(const Look& look, const Move& move);   // of a figure that could move now, but not so

}  // namespace hexwright
