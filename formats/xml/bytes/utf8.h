// Checks and measures UTF-8 in files and names.
#pragma once
#include "formats/xml/room.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// XML forbids most control characters, surrogates, U+FFFE and U+FFFF.
bool is_xml_character(unsigned long code);

// Position of the first byte that is not part of well-formed UTF-8 made of XML characters; npos if there is none.
std::size_t first_bad_byte(std::string_view text);

// The text as an XML file can hold it: each byte or character that first_bad_byte() finds becomes U+FFFD.
std::string text_for_xml(std::string_view text);

struct Letter {
    unsigned long code = 0;
    std::size_t length = 1;  // In bytes.
};
Letter first_letter(std::string_view text);  // Of a text that is not empty; a byte that is not UTF-8 is U+FFFD.

std::size_t character_count(std::string_view text);  // Expects well-formed text.

// An excerpt of a file for a message: at most `most` bytes, cut between characters, on one line.
std::string shortened(std::string_view text, std::size_t most = 40);

// A sentence of others (of a library) that may repeat these arguments of the command line: each is shortened to 60
// bytes, with what follows its first "=", too.
std::string with_short_arguments(std::string sentence, const std::vector<std::string>& arguments);

}  // namespace hexwright::xml
