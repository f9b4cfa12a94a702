// Plain text taken apart. White space and letters are those of ASCII.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

std::string trimmed(std::string_view text);  // without white space before and after
std::string lower(std::string_view text);    // capital letters made small
std::vector<std::string> words_in(const std::string& text);  // parted by white space

}  // namespace hexwright
