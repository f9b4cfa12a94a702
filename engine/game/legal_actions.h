// Whose decision it is and what there is to choose from: everything allowed and nothing else.
#pragma once
#include <optional>

#include "engine/game/state.h"

namespace hexwright {

// Sorted, each once. A move is listed once for each end, facing and set of consequences, by its cheapest path; apply() takes other
// paths, too. None: the game is over.
std::vector<Action> legal_actions(const GameState& state);

std::optional<PlayerId> to_decide(const GameState& state);  // none: the game is over

}  // namespace hexwright
