// Makes text safe for all painters: valid UTF-8 without control characters. Needed because names come from other
// people's files.
#pragma once
#include "formats/room.h"

#include <string>
#include <string_view>

namespace hexwright::formats {

// Replaces bytes that are not UTF-8 by "?" and control characters by a space. Ordinary text is unchanged.
std::string printable(std::string_view text);

}  // namespace hexwright::formats
