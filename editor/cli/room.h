// The room `cli`: the command line. It makes the names of the rooms below visible without a prefix; the linker enforces
// the same dependencies.
#pragma once
#include "editor/document/room.h"

namespace hexwright::cli {
using namespace document;
}  // namespace hexwright::cli
