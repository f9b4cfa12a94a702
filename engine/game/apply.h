// The only way a game goes on: a state and an action give the next state and what happened, or the reason why not.
#pragma once
#include "engine/core/result.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

namespace hexwright {

struct Applied {
    GameState state;
    Events events;
};

// Everything up to the next decision is done: dice, falls, the other steps of the turn. Refused: nothing has changed.
Result<Applied> apply(const GameState& state, const Action& action);

// The same for an action that legal_actions() has listed for this very state: not looked at again, so it is quicker. In
// place. Gives the legal_actions() of the state that it makes.
std::vector<Action> go_on(GameState& state, const Action& listed, Events& events);

}  // namespace hexwright
