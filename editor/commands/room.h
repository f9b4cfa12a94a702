// The room `commands`: the tables of commands and keys. It makes the names of the rooms below visible without a prefix;
// the linker enforces the same dependencies.
#pragma once
#include "editor/files/room.h"

namespace hexwright::commands {
using namespace files;
}  // namespace hexwright::commands
