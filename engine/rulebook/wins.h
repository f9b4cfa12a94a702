// How a scenario's own rules say that a game is won.
#pragma once
#include "engine/game/game_update.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/bound.h"

namespace hexwright::rulebook {

bool would_win(const GameState& state, const bound::Win& win);  // The win's conditions hold as the game stands.

}  // namespace hexwright::rulebook
