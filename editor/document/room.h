// The room `document`: a map under edit. It names what stands in the rooms below without a prefix; the linker holds the
// same arrows.
#pragma once
#include "formats/room.h"

namespace hexwright::document {
using namespace formats;
}  // namespace hexwright::document
