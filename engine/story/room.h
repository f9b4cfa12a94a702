// The room `story`: a game in words. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "engine/setup/room.h"

namespace hexwright::story {
using namespace setup;
}  // namespace hexwright::story
