// The room `rules`: the rules as functions of a board. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "engine/board/room.h"

namespace hexwright::rules {
using namespace board;
}  // namespace hexwright::rules
