// The room `tools`: the pointer in, what becomes of it out. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/editing/room.h"

namespace hexwright::tools {
using namespace editing;
}  // namespace hexwright::tools
