// Converts the scenario text of a Virtualscape file between rich text (RTF) and plain text.
#pragma once
#include "formats/exchange/room.h"

#include <string>
#include <string_view>

namespace hexwright::exchange {

// The visible text in lines, without fonts, colours and pictures. Text that is not RTF is returned as it is.
std::string plain_from_rtf(std::string_view rtf, std::size_t most_characters);
std::string rtf_from_plain(std::string_view text);

}  // namespace hexwright::exchange
