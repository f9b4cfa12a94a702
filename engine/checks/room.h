// The room `checks`: what can be wrong with a scenario. It makes the names of the rooms below visible without a prefix;
// the linker enforces the same dependencies.
#pragma once
#include "engine/session/room.h"

namespace hexwright::checks {
using namespace session;
}  // namespace hexwright::checks
