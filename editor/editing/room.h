// The room `editing`: changing the map and its selection, looking at it. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/workspace/room.h"

namespace hexwright::editing {
using namespace workspace;
}  // namespace hexwright::editing
