// The room `view`: cameras, meshes and pictures of a map. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/document/room.h"

namespace hexwright::view {
using namespace document;
}  // namespace hexwright::view
