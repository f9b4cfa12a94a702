// The room `scripts`: clicks and keys from a file. It names what stands in the rooms below without a prefix; the linker
// holds the same arrows.
#pragma once
#include "editor/window/room.h"

namespace hexwright::scripts {
using namespace main_window;
}  // namespace hexwright::scripts
