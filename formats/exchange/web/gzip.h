// Unpacks gzip as written by browsers.
#pragma once
#include "engine/board/refusal.h"
#include "formats/exchange/room.h"

#include <string>
#include <string_view>

namespace hexwright::exchange {

bool looks_gzipped(std::string_view bytes);
// Yields up to `limit` bytes. An error names the byte of the packed file where unpacking ended.
Result<std::string> unzipped(std::string_view bytes, const std::string& file_name, std::size_t limit);

}  // namespace hexwright::exchange
