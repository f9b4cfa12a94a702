// The room `simulation`: many games. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "engine/session/room.h"

namespace hexwright::simulation {
using namespace session;
}  // namespace hexwright::simulation
