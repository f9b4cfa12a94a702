// Whose decision it is and what there is to choose from: everything allowed and nothing else.
#pragma once
#include "engine/game/state.h"

#include <optional>

namespace hexwright {

// Sorted, each once. Moves are those that Reach tells: for each end and facing every way that somebody could want. A
// way as dear as another or dearer, with the same leaving attacks and falls and more, is not listed; apply() takes any
// legal path. None: the game is over.
std::vector<Action> legal_actions(const GameState& state);

std::optional<PlayerId> to_decide(const GameState& state);  // none: the game is over

}  // namespace hexwright
