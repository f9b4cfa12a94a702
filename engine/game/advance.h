// Runs a game on to the next decision. For the rooms that take part in a game.
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"

namespace hexwright::game {

// Carries out one step. A step that asks a player fills `choices` instead. Returns false if the game is over.
bool advance_one_step(GameUpdate& update, Actions& choices);

// Returns the choices of the next decision, unsorted; empty: the game is over.
Actions advance_to_decision(GameUpdate& update);

}  // namespace hexwright::game
