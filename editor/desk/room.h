// The room `desk`: writing scenarios and campaigns. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "editor/tools/room.h"

namespace hexwright::desk {
using namespace tools;
}  // namespace hexwright::desk
