// The room `cli`: the command line. It makes the names of the rooms below visible without a prefix; the linker enforces
// the same dependencies.
#pragma once
#include "editor/grammar/room.h"

namespace hexwright::cli {
using namespace grammar;
}  // namespace hexwright::cli
