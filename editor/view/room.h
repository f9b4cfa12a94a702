// The room `view`: cameras, meshes and pictures of a map. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "editor/document/room.h"

namespace hexwright::view {
using namespace document;
}  // namespace hexwright::view
