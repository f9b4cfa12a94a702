// The room `gl`: the 3D view in OpenGL. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "editor/view/room.h"

namespace hexwright::gl {
using namespace view;
}  // namespace hexwright::gl
