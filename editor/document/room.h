// The room `document`: a map under edit. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "formats/room.h"

namespace hexwright::document {
using namespace formats;
}  // namespace hexwright::document
