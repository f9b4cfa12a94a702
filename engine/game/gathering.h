// Rules of gathering armies that other parts need too: which cards a player may still take.
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"
#include "engine/scenario/deployable.h"

namespace hexwright::game {

bool may_gather(const GameState& state, PlayerId player, CardKind kind);  // Checks points, filters and uniqueness.
void begin_draft(GameUpdate& update);
PlayerId roll_off(GameUpdate& update);  // All players roll the d20; the highest wins, ties roll again.
PlayerId roll_off(GameUpdate& update, std::vector<PlayerId> players);  // Only these players roll.

}  // namespace hexwright::game
