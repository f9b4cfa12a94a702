// UTF-8 as files and names need it: is it well-formed, how many characters.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace hexwright {

bool is_xml_character(
    unsigned long code);  // XML forbids most control characters, halves of surrogate pairs, U+FFFE and U+FFFF

// Where the first byte stands that does not belong to well-formed UTF-8 made of XML characters; npos: nowhere.
std::size_t first_bad_byte(std::string_view text);

std::size_t character_count(std::string_view text);  // of well-formed text

// What a message quotes of a file: so many bytes at most, cut between characters, on one line.
std::string shortened(std::string_view text, std::size_t most = 40);

}  // namespace hexwright
