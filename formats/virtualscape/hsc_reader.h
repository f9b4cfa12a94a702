// Bytes of a Virtualscape file as its records.
#pragma once
#include "engine/core/result.h"
#include "formats/virtualscape/hsc_document.h"

#include <string>
#include <string_view>

namespace hexwright {

inline constexpr std::size_t max_hsc_tiles = 200'000;  // as many as a map can have pieces

bool looks_like_hsc(std::string_view bytes);  // begins with one of the seven version numbers

// Views into the bytes, which must outlive the document. The error names the byte where reading ended.
Result<HscDocument> read_hsc(std::string_view bytes, const std::string& file_name);

}  // namespace hexwright
