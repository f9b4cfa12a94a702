// The room `workspace`: what is open, and its state. It makes the names of the rooms below visible without a prefix;
// the linker enforces the same dependencies.
#pragma once
#include "editor/table/room.h"

namespace hexwright::workspace {
using namespace table;
}  // namespace hexwright::workspace
