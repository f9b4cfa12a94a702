// Base64 for bytes inside XML files (RFC 4648, with padding).
#pragma once
#include "formats/xml/room.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::xml {

std::string to_base64(std::string_view bytes);
std::optional<std::string> from_base64(std::string_view text);  // Skips white space; none if the text is not base64.

}  // namespace hexwright::xml
