// The room `map_code`: a map as a line of text. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependency.
#pragma once
#include "engine/scenario/room.h"

namespace hexwright::map_code {
using namespace scenario;
}  // namespace hexwright::map_code
