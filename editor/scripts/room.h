// The room `scripts`: clicks and keys from a file. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "editor/window/room.h"

namespace hexwright::scripts {
using namespace main_window;
}  // namespace hexwright::scripts
