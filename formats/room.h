// All rooms of `formats`, for those above. It makes their names visible without a prefix.
#pragma once
#include "formats/exchange/room.h"
#include "formats/export/room.h"

namespace hexwright::formats {
using namespace exchange;
using namespace exports;
}  // namespace hexwright::formats
