// Text that every painter can show: valid UTF-8 without control characters. Names come from other people's files.
#pragma once
#include <string>
#include <string_view>

namespace hexwright {

// Bytes that are no UTF-8 become "?", control characters a space. Changes nothing in ordinary text.
std::string printable(std::string_view text);

}  // namespace hexwright
