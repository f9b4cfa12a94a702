// The room `scenario`: the language of scenarios. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "engine/rules/room.h"

namespace hexwright::scenario {
using namespace rules;
}  // namespace hexwright::scenario
