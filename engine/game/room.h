// The room `game`: a game as a state, actions and events. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "engine/scenario/room.h"

namespace hexwright::game {
using namespace scenario;
}  // namespace hexwright::game
