// The room `game`: a game as a state, actions and events. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/scenario/room.h"

namespace hexwright::game {
using namespace scenario;
}  // namespace hexwright::game
