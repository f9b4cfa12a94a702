// The room `players`: who decides. It makes the names of the rooms below visible without a prefix; the linker enforces
// the same dependencies.
#pragma once
#include "engine/rulebook/room.h"

namespace hexwright::players {
using namespace rulebook;
}  // namespace hexwright::players
