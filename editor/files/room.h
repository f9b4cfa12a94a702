// The room `files`: opening, saving, safekeeping, exports, settings. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/play/room.h"

namespace hexwright::files {
using namespace play;
}  // namespace hexwright::files
