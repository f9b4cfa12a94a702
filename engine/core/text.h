// Plain text taken apart. White space and letters are those of ASCII.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

std::string trimmed(std::string_view text);                // without white space before and after
std::string lower(std::string_view text);                  // capital letters made small
std::vector<std::string> words_in(std::string_view text);  // parted by white space
bool holds_words(std::string_view text,
                 std::string_view search);  // each word of the search, capital or small, in any order

}  // namespace hexwright
