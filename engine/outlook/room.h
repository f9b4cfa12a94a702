// The room `outlook`: what an action would do, before it is done. It makes the names of the rooms below visible without
// a prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/story/room.h"

namespace hexwright::outlook {
using namespace story;
}  // namespace hexwright::outlook
