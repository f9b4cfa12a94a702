// The room `formats`: bytes and paper. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "engine/checks/room.h"
#include "engine/simulation/room.h"
#include "engine/trials/room.h"

namespace hexwright::formats {
using namespace checks;
using namespace simulation;
using namespace trials;
}  // namespace hexwright::formats
