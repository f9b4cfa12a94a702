// The unit in which players reckon: thousandths of a point of the army cards.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"

namespace hexwright::players {

using Worth = long long;

inline constexpr Worth worth_of_winning = 1'000'000;

Worth worth_of_life(const GameState& state, FigureId id);  // Worth of one of its lives.
int lives_left(const GameState& state, FigureId id);

}  // namespace hexwright::players
