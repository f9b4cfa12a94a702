// Whose decision it is and every allowed choice, no more and no less.
#pragma once
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <optional>

namespace hexwright::game {

// Sorted, without duplicates. The moves come from Reach: one for each end position and each useful facing. A way that
// costs as much or more, with the same leaving attacks and falls and further ones, is not listed; apply() accepts any
// legal path. Empty: the game is over.
std::vector<Action> legal_actions(const GameState& state);

std::optional<PlayerId> to_decide(const GameState& state);  // std::nullopt: the game is over.

// How many order markers the player who is asked lays now, one after the other; 0 if it is about something else.
int markers_to_lay(const GameState& state);

}  // namespace hexwright::game
