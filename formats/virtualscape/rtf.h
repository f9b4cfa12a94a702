// The scenario text of a Virtualscape file: rich text (RTF) as plain text, and back.
#pragma once
#include <string>
#include <string_view>

namespace hexwright {

// What a person would read, in lines; fonts, colours and pictures are left out. Text that is not RTF is taken as it is.
std::string plain_from_rtf(std::string_view rtf, std::size_t most_characters);
std::string rtf_from_plain(std::string_view text);

}  // namespace hexwright
