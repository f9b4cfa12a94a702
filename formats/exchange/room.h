// The room `exchange`: files of other programs. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "formats/xml/room.h"

namespace hexwright::exchange {
using namespace xml;
}  // namespace hexwright::exchange
