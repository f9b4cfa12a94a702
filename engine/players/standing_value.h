// How well a side stands, for players who compare the ends of what they have played on.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"
#include "engine/players/value.h"

namespace hexwright::players {

inline constexpr int whole_win = 1'000;
inline constexpr int share_of_all = 900;  // What it is worth to have all that is left of all armies.

// From -whole_win to whole_win for the team of this seat: a game that is over is won, lost (or drawn: 0). Otherwise its
// share of what is left of all armies, and a little for height; in the last rounds before the limit also who would win
// if the game ended now. Objectives of the scenario do not count otherwise.
int standing_value(const GameState& state, PlayerId seat);

Value worth_of_all_armies(const GameState& state);  // Of what is left of them.

}  // namespace hexwright::players
