// The room `play`: a game in the window. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "editor/inspect/room.h"

namespace hexwright::play {
using namespace inspect;
}  // namespace hexwright::play
