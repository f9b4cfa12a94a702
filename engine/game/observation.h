// What a seat may see of a game: a copy of the state without what is hidden. Players decide by nothing else.
#pragma once
#include "engine/game/event.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

namespace hexwright::game {

// Leaves out the numbers of opponents' unrevealed order markers (teammates' are seen), what lies under a face-down
// glyph, the scenario's flags and counters that the seat does not know, and the dice to come. When it is this player's
// decision, legal_actions() gives the same for it as for the game, unless the scenario's rules make what he may do
// depend on a secret of others.
GameState observation(const GameState& state, PlayerId seat);
// Same, into an existing value: faster.
void observe(const GameState& state, PlayerId seat, GameState& seen);

bool may_know(const GameState& state, const Event& event, PlayerId seat);
// The event is about a secret flag or counter that the seat, or for an invalid one somebody who looks on, does not
// know.
bool keeps_secret(const GameState& state, const Event& event, PlayerId seat);
// The seat may know what is decided here; else only that it is.
bool may_know_choice(const GameState& before, PlayerId seat);

}  // namespace hexwright::game
