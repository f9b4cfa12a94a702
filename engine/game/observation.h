// What a seat may see of a game: a copy of the state without what is hidden. Players decide by nothing else.
#pragma once
#include "engine/game/event.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

namespace hexwright::game {

// Leaves out the numbers of opponents' unrevealed order markers (teammates' are seen), what lies under a face-down
// glyph, and the dice to come. When it is this player's decision, legal_actions() gives the same for it as for the
// game.
GameState observation(const GameState& state, PlayerId seat);
// Same, into an existing value: faster.
void observe(const GameState& state, PlayerId seat, GameState& seen);

bool may_know(const GameState& state, const Event& event, PlayerId seat);

}  // namespace hexwright::game
