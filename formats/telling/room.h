// The room `telling`: sentences for people. It makes the names of the rooms below visible without a prefix; the linker
// enforces the same dependencies.
#pragma once
#include "formats/xml/room.h"

namespace hexwright::telling {
using namespace xml;
}  // namespace hexwright::telling
