// The room `paper`: drawings, pictures and sheets. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "formats/telling/room.h"

namespace hexwright::paper {
using namespace telling;
}  // namespace hexwright::paper
