#include "engine/core/text.h"

#include "engine/core/folded_text.h"

#include <algorithm>
#include <sstream>

namespace hexwright {

std::string trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t first = text.find_first_not_of(white);
    return first == std::string_view::npos ? std::string()
                                           : std::string(text.substr(first, text.find_last_not_of(white) + 1 - first));
}

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

// By hand, since libc++ 19 has no std::from_chars() for decimals. Exact to 15 digits: both numbers that are divided
// are.
std::optional<double> decimal_number(std::string_view text) {
    const bool negative = text.starts_with('-');
    double digits = 0, tenths = 1;
    bool any = false, point = false;
    for (const char letter : text.substr(negative ? 1 : 0)) {
        if (letter == '.' && !point) {
            point = true;
        } else if (letter >= '0' && letter <= '9') {
            any = true;
            digits = digits * 10 + (letter - '0');
            if (point) tenths *= 10;
        } else {
            return {};
        }
    }
    if (!any || digits > 1e300 || tenths > 1e300) return {};
    return (negative ? -digits : digits) / tenths;
}

std::vector<std::string> words_in(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(std::move(word));
    return words;
}

bool holds_words(std::string_view text, std::string_view search) {
    const std::vector<std::string> sought = words_in(folded(search));
    if (sought.empty()) return true;
    const std::string plain = folded(text), spelt_out = folded(text, Umlauts::InTwoLetters);
    return std::ranges::all_of(sought, [&](const std::string& word) {
        return plain.find(word) != std::string::npos || spelt_out.find(word) != std::string::npos;
    });
}

}  // namespace hexwright
