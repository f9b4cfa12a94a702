// Lets a game run on to the next decision. Inside the room only.
#pragma once
#include "engine/game/game_update.h"

namespace hexwright {

// One step of what is to be done; `choices`: what there is to choose from, where it asks somebody. False: the game is
// over.
bool settle_one(Play& play, Actions& choices);

Actions settle(Play& play);  // gives what there is to choose from then, unsorted; none: the game is over

}  // namespace hexwright
