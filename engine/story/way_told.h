// The way of a move as parts of a sentence: the ladder it goes by, and what may harm the figure, with its chance.
#pragma once
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/state.h"
#include "engine/story/room.h"

#include <vector>

namespace hexwright::story {

// What may harm the figure on its way: leaving attacks, falls, lava.
std::vector<Message> harm_of(const GameState& state, const Move& move);
// The same after the ladders by which it goes up and down.
std::vector<Message> way_told(const GameState& state, const Move& move);

// "1 in 2", or in percent where no small fraction is meant.
Message chance_told(double chance);

}  // namespace hexwright::story
