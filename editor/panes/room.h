// The room `panes`: the plan and the 3D view. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "editor/panels/room.h"

namespace hexwright::panes {
using namespace panels;
}  // namespace hexwright::panes
