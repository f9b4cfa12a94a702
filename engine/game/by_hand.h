// The actions of a referee, which are allowed at any time. What they set sets off no rule of the scenario, unless a
// turn begins by it.
#pragma once
#include "engine/game/apply.h"
#include "engine/game/room.h"

namespace hexwright::game {

Result<Applied> apply_by_hand(const GameState& state, const Action& action);  // For an action that is by_hand().

}  // namespace hexwright::game
