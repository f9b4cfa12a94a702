// The room `panes`: the plan and the 3D view. It names what stands in the rooms below without a prefix; the linker
// holds the same arrows.
#pragma once
#include "editor/panels/room.h"

namespace hexwright::panes {
using namespace panels;
}  // namespace hexwright::panes
