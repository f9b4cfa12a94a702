// The room `powers`: the table of powers. It names what stands in the rooms below without a prefix; the linker holds
// the same arrows.
#pragma once
#include "engine/game/room.h"

namespace hexwright::powers {
using namespace game;
}  // namespace hexwright::powers
