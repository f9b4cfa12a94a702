// Names of files as text in a file. A name is bytes, and not all of them are text; it stands there so that it is read
// as the same bytes.
#pragma once
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// A name that is plain text stays as it is. One with bytes that are no UTF-8, with control characters, only of blanks
// or beginning with "file:" becomes "file:" and the name, as in a URL: "file:n%FF.xml".
std::string text_of_file_name(std::string_view name);
std::string file_name_of_text(std::string_view text);

// For reading: in bytes; the longest name that systems know, if each byte of it takes three characters.
inline constexpr std::size_t longest_file_text = 3 * 4'096 + 5;

}  // namespace hexwright::xml
