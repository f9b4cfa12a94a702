// The room `rulebook`: a scenario's rules at work. It names what stands in the rooms below without a prefix; the linker
// holds the same arrows.
#pragma once
#include "engine/game/room.h"

namespace hexwright::rulebook {
using namespace game;
}  // namespace hexwright::rulebook
