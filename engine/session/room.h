// The room `session`: a game under way. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "engine/players/room.h"
#include "engine/trials/room.h"

namespace hexwright::session {
using namespace players;
using namespace trials;
}  // namespace hexwright::session
