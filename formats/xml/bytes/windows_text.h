// Character encodings of Windows programs: code page 1252, and UTF-8 character by character.
#pragma once
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

unsigned long windows_1252(unsigned char byte);  // Decodes one byte; U+FFFD for the five undefined ones.

// Appends U+FFFD for surrogates and numbers above U+10FFFF.
void append_utf8(std::string& out, unsigned long code);
// Removes and returns the first character of a text that is not empty; U+FFFD for invalid bytes.
unsigned long take_utf8(std::string_view& text);

// Cleans text for use as a name or story, with at most `most` characters: characters forbidden in XML become U+FFFD,
// line breaks and tabs in names become blanks, and white space at both ends is removed.
std::string as_name(std::string_view text, std::size_t most);
std::string as_story(std::string_view text, std::size_t most);

}  // namespace hexwright::xml
