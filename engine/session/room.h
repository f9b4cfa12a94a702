// The room `session`: a game under way. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "engine/players/room.h"
#include "engine/story/room.h"

namespace hexwright::session {
using namespace story;
using namespace players;
}  // namespace hexwright::session
