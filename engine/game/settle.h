// Lets a game run on to the next decision. Inside the room only.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

Actions settle(Play& play);  // gives what there is to choose from then, unsorted; none: the game is over

}  // namespace hexwright
