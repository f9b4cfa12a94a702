// The room `powers`: the table of powers. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "engine/game/room.h"

namespace hexwright::powers {
using namespace game;
}  // namespace hexwright::powers
