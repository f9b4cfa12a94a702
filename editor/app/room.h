// The room `app`: the desktop program. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "editor/grammar/room.h"
#include "editor/scripts/room.h"
#include "editor/view/gl/room.h"

namespace hexwright::app {
using namespace scripts;
using namespace gl;
using namespace grammar;
}  // namespace hexwright::app
