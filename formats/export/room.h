// The room `exports`: models, films, guides and reports. It makes the names of the rooms below visible without a
// prefix; the linker enforces the same dependencies.
#pragma once
#include "formats/paper/room.h"

namespace hexwright::exports {
using namespace paper;
}  // namespace hexwright::exports
