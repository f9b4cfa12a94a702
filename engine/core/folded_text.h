// Text as a search compares it: without case, accents and the many shapes of quotes and dashes.
#pragma once
#include <string>
#include <string_view>

namespace hexwright {

enum class Umlauts : unsigned char { AsVowel, InTwoLetters };  // "ä" as "a" or as "ae".

// Small letters; letters of European languages without their marks, "ß" as "ss"; each quotation mark and apostrophe as
// ', each dash as -, each blank as a space. What has no simpler form stays, and so do bytes that are no UTF-8.
std::string folded(std::string_view text, Umlauts umlauts = Umlauts::AsVowel);

}  // namespace hexwright
