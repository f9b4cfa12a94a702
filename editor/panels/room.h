// The room `panels`: lists and forms beside the map. It makes the names of the rooms below visible without a prefix;
// the linker enforces the same dependencies.
#pragma once
#include "editor/widgets/room.h"

namespace hexwright::panels {
using namespace widgets;
}  // namespace hexwright::panels
