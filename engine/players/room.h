// The room `players`: who decides. It names what stands in the rooms below without a prefix; the linker holds the same
// arrows.
#pragma once
#include "engine/rulebook/room.h"

namespace hexwright::players {
using namespace rulebook;
}  // namespace hexwright::players
