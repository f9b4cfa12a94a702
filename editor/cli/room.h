// The room `cli`: the command line. It names what stands in the rooms below without a prefix; the linker holds the same
// arrows.
#pragma once
#include "editor/document/room.h"

namespace hexwright::cli {
using namespace document;
}  // namespace hexwright::cli
