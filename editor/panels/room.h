// The room `panels`: lists and forms beside the map. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "editor/widgets/room.h"

namespace hexwright::panels {
using namespace widgets;
}  // namespace hexwright::panels
