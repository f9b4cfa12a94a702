// Powers that are printed on cards but that the game does not know: it plays their cards without them, and says so.
#pragma once
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/setup/room.h"

#include <vector>

namespace hexwright::setup {

bool is_played(const PrintedPower& power);

// A sentence for each power of the card that is not played yet.
std::vector<Message> not_played(const ArmyCard& card);
// The same for the cards of a game: those that the players have and, where armies are drafted, those to choose from.
// None in a game without powers.
std::vector<Message> not_played(const GameState& state);

}  // namespace hexwright::setup
