// What a seat may see of a game: the same value with what is hidden taken out. Players decide by this and nothing else.
#pragma once
#include "engine/game/event.h"
#include "engine/game/state.h"

namespace hexwright {

// Numbers of opponents' unrevealed order markers (teammates' are seen), what lies under a glyph that is face down, the
// dice to come, and moves that powers have drawn in secret are not in it. legal_actions() of it are those of the game
// when it is this player's decision.
GameState observation(const GameState& state, PlayerId seat);
void observe(const GameState& state, PlayerId seat,
             GameState& seen);  // the same into a value that is there already: quicker

bool may_know(const GameState& state, const Event& event, PlayerId seat);

}  // namespace hexwright
