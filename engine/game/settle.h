// Lets a game run on to the next decision. Inside the room only.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

void settle(Play& play);

}  // namespace hexwright
