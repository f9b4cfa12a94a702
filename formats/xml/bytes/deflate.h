// Bytes made smaller as zlib does it, without a header (RFC 1951), as pages and archives hold them.
#pragma once
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// As small as zlib makes them. Refused where zlib fails, for want of memory.
Result<std::string> deflated(std::string_view bytes);

}  // namespace hexwright::xml
