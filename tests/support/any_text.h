// Texts of any bytes, as names of files, titles and notes may be: letters of all scripts, markup, control characters,
// bytes that are no UTF-8, lone surrogates, characters that XML does not have; empty, blank and too long ones.
#pragma once
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::testing {

inline std::string any_text(Dice& dice) {
    using namespace std::string_view_literals;
    static const std::vector<std::string_view> parts{"a"sv,
                                                     "Z"sv,
                                                     "7"sv,
                                                     " "sv,
                                                     "-"sv,
                                                     "--"sv,
                                                     "&"sv,
                                                     "<"sv,
                                                     ">"sv,
                                                     "\""sv,
                                                     "'"sv,
                                                     "]]>"sv,
                                                     "&#13;"sv,
                                                     "%"sv,
                                                     "%41"sv,
                                                     "file:"sv,
                                                     "/"sv,
                                                     "\\"sv,
                                                     "$"sv,
                                                     "\t"sv,
                                                     "\n"sv,
                                                     "\r"sv,
                                                     "\0"sv,
                                                     "\x01"sv,
                                                     "\x1B"sv,
                                                     "\x7F"sv,
                                                     "\xC2\x85"sv,
                                                     "\xC3\xA4"sv,
                                                     "\xE5\x9C\xB0"sv,
                                                     "\xF0\x9F\x98\x80"sv,
                                                     "\xCC\x81"sv,
                                                     "\xEF\xBB\xBF"sv,
                                                     "\xED\xA0\x80"sv,
                                                     "\xED\xBF\xBF"sv,
                                                     "\xEF\xBF\xBE"sv,
                                                     "\xEF\xBF\xBF"sv,
                                                     "\xFF"sv,
                                                     "\xC0\x80"sv,
                                                     "\xE2\x82"sv,
                                                     "\x80"sv,
                                                     "\xF4\x90\x80\x80"sv};
    std::string text;
    const std::size_t count = dice.below(10) == 0 ? 300 : dice.below(9);
    const bool plain = dice.below(3) == 0;  // Else most of them could not be written anywhere.
    for (std::size_t i = 0; i < count; ++i) text += plain ? parts[dice.below(4)] : dice.pick(parts);
    return text;
}

}  // namespace hexwright::testing
