// The room `rulebook`: a scenario's rules at work. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "engine/game/room.h"

namespace hexwright::rulebook {
using namespace game;
}  // namespace hexwright::rulebook
