// Bytes made smaller as zlib does it, without a header (RFC 1951), as pages and archives hold them.
#pragma once
#include "formats/room.h"

#include <string>
#include <string_view>

namespace hexwright::formats {

std::string deflated(std::string_view bytes);  // As small as zlib makes them.

}  // namespace hexwright::formats
