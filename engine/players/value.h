// The unit in which players reckon: thousandths of a point of the army cards.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"

namespace hexwright::players {

using Value = long long;

inline constexpr Value worth_of_winning = 1'000'000;

Value value_of_life(const GameState& state, FigureId id);  // Value of one of its lives.
// Value of the next life that it loses: the fewer it has left, the more is gained by taking what remains.
Value value_of_next_life(const GameState& state, FigureId id);
int lives_left(const GameState& state, FigureId id);

}  // namespace hexwright::players
