// The room `trials`: the tests that stand in scenario files. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/story/room.h"

namespace hexwright::trials {
using namespace story;
}  // namespace hexwright::trials
