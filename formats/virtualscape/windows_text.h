// Letters as Windows programs write them: code page 1252, and single characters of UTF-8.
#pragma once
#include <string>
#include <string_view>

namespace hexwright {

unsigned long windows_1252(unsigned char byte);  // the character; U+FFFD for the five bytes that mean none

void append_utf8(std::string& out,
                 unsigned long code);  // U+FFFD for halves of surrogate pairs and numbers above U+10FFFF
unsigned long take_utf8(
    std::string_view& text);  // the first character of text that is not empty, which loses it; U+FFFD for bad bytes

// As a name or a story can hold it, cut after so many characters: what XML forbids becomes U+FFFD, in names line breaks
// and tabs become blanks, and white space at either end goes.
std::string as_name(std::string_view text, std::size_t most);
std::string as_story(std::string_view text, std::size_t most);

}  // namespace hexwright
