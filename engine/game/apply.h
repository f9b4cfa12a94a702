// The only way a game advances: a state and an action give the next state and its events, or the reason for the
// refusal.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/event.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

namespace hexwright::game {

struct Applied {
    GameState state;
    Events events;
};

// Carries out everything up to the next decision: dice, falls, the other steps of the turn. A refusal changes nothing.
Result<Applied> apply(const GameState& state, const Action& action);

// Why the dice that were set by hand cannot fall so when this legal action is carried out: a combat die shows no more
// than six. None where no dice are set.
std::optional<Refusal> cannot_roll(const GameState& state, const Action& action);

// Same as apply(), in place, for an action that legal_actions() has listed for this very state. Skips the checks, so it
// is faster. Returns the legal_actions() of the new state.
std::vector<Action> apply_legal(GameState& state, const Action& listed, Events& events);

}  // namespace hexwright::game
