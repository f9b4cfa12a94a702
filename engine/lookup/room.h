// The room `lookup`: questions about a battlefield without a game, as a phone asks them beside the table. It makes the
// names of the rooms below visible without a prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/rules/room.h"

namespace hexwright::lookup {
using namespace rules;
}  // namespace hexwright::lookup
