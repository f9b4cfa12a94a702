// Whether a reader refuses files in which members that must be given are missing, as in one that is still being
// written.
#pragma once
#include "formats/xml/room.h"

namespace hexwright::xml {

enum class Holes : unsigned char { Refused, Kept };

}  // namespace hexwright::xml
