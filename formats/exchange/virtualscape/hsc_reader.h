// Splits the bytes of a Virtualscape file into records.
#pragma once
#include "engine/board/refusal.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"

#include <string>
#include <string_view>

namespace hexwright::exchange {

inline constexpr std::size_t max_hsc_tiles = 200'000;  // Equal to the maximum number of pieces on a map.

bool looks_like_hsc(std::string_view bytes);  // True when the bytes begin with one of the seven version numbers.

// Returns views into the bytes, which must outlive the document. An error names the byte where reading ended.
Result<HscDocument> read_hsc(std::string_view bytes, const std::string& file_name);

}  // namespace hexwright::exchange
