// Bytes as letters of an XML file (RFC 4648, with padding).
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace hexwright {

std::string to_base64(std::string_view bytes);
std::optional<std::string> from_base64(std::string_view text);  // white space is skipped; none: it is not base64

}  // namespace hexwright
