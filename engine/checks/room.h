// The room `checks`: what can be wrong with a scenario. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "engine/session/room.h"

namespace hexwright::checks {
using namespace session;
}  // namespace hexwright::checks
