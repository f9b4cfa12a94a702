// Splitting and normalising plain text. White space and letters are those of ASCII, except in searches.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

std::string trimmed(std::string_view text);  // Removes leading and trailing white space.
std::string lower(std::string_view text);
std::vector<std::string> words_in(std::string_view text);  // Splits at white space.
// A decimal number without an exponent, such as "24", "-0.35" or ".5"; nullopt for any other text.
std::optional<double> decimal_number(std::string_view text);
// True when each word of `search` occurs in `text`, in any order, both as folded_text.h compares them: "ä" is found by
// "a" and by "ae".
bool holds_words(std::string_view text, std::string_view search);

}  // namespace hexwright
