// The room `rules`: the rules as functions of a board. It makes the names of the rooms below visible without a prefix;
// the linker enforces the same dependencies.
#pragma once
#include "engine/board/room.h"

namespace hexwright::rules {
using namespace board;
}  // namespace hexwright::rules
