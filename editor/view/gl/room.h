// The room `gl`: the 3D view in OpenGL. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "editor/view/room.h"

namespace hexwright::gl {
using namespace view;
}  // namespace hexwright::gl
