// The room `assembly`: in which order hands build a battlefield. It makes the names of the room below visible without a
// prefix; the linker enforces the same dependency.
#pragma once
#include "engine/board/room.h"

namespace hexwright::assembly {
using namespace board;
}  // namespace hexwright::assembly
