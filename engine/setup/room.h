// The room `setup`: from a scenario to a game's first decision. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/powers/room.h"
#include "engine/rulebook/room.h"

namespace hexwright::setup {
using namespace powers;
using namespace rulebook;
}  // namespace hexwright::setup
