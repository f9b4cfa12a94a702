// The room `simulation`: many games. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "engine/session/room.h"

namespace hexwright::simulation {
using namespace session;
}  // namespace hexwright::simulation
