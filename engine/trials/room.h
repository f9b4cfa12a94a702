// The room `trials`: the tests that stand in scenario files. It names what stands in the rooms below without a prefix;
// the linker holds the same arrows.
#pragma once
#include "engine/setup/room.h"

namespace hexwright::trials {
using namespace setup;
}  // namespace hexwright::trials
