// The room `setup`: from a scenario to a game's first decision. It names what stands in the rooms below without a
// prefix; the linker holds the same arrows.
#pragma once
#include "engine/powers/room.h"
#include "engine/rulebook/room.h"

namespace hexwright::setup {
using namespace powers;
using namespace rulebook;
}  // namespace hexwright::setup
