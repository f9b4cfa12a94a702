// The room `story`: a game in words. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "engine/setup/room.h"

namespace hexwright::story {
using namespace setup;
}  // namespace hexwright::story
