// How well a side stands, for players who compare the ends of what they have played on.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"

namespace hexwright::players {

inline constexpr int whole_win = 1'000;

// From -whole_win to whole_win for the team of this seat: a game that is over is won, lost (or drawn: 0). Otherwise its
// share of what is left of all armies, and a little for height. Objectives of the scenario do not count before the end.
int standing_value(const GameState& state, PlayerId seat);

}  // namespace hexwright::players
