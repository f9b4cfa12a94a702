// The room `inspect`: what many games and the judge say about a map. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/desk/room.h"

namespace hexwright::inspect {
using namespace desk;
}  // namespace hexwright::inspect
