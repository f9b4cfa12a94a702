// The room `scenario`: the language of scenarios. It names what stands in the rooms below without a prefix; the linker
// holds the same arrows.
#pragma once
#include "engine/rules/room.h"

namespace hexwright::scenario {
using namespace rules;
}  // namespace hexwright::scenario
