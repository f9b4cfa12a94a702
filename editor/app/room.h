// The room `app`: the desktop program. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "editor/scripts/room.h"
#include "editor/view/gl/room.h"

namespace hexwright::app {
using namespace scripts;
using namespace gl;
}  // namespace hexwright::app
