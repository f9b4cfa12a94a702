// What the files of this room share. Internal to engine/outlook.
#pragma once
#include "engine/game/state.h"
#include "engine/outlook/room.h"

namespace hexwright::outlook {

bool on_battlefield(const GameState& state, FigureId figure);  // False for a figure that is not in this game.

// The state itself where a turn of the figure's card is being taken. Otherwise a turn of the card is begun on top of
// what is going on, with all that its powers do then, and is among the attacks.
GameState in_turn_of(const GameState& seen, FigureId figure);

}  // namespace hexwright::outlook
