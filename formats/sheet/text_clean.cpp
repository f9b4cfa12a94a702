#include "formats/sheet/text_clean.h"

#include "formats/room.h"

#include <cstddef>

namespace hexwright::formats {
namespace {

struct Start {
    std::size_t length;  // Length of the character in bytes; 0 if the byte cannot start one.
    unsigned bits;       // Bits contributed by the first byte.
    unsigned smallest;   // Smallest code that needs this length.
};

Start start_of(unsigned char byte) {
    if (byte < 0x80) return {1, byte, 0};
    if (byte >> 5 == 0x06) return {2, byte & 0x1FU, 0x80};
    if (byte >> 4 == 0x0E) return {3, byte & 0x0FU, 0x800};
    if (byte >> 3 == 0x1E) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

// Length of the first character; 0 for invalid bytes.
std::size_t character_length(std::string_view text) {
    const Start start = start_of(static_cast<unsigned char>(text.front()));
    if (start.length == 0 || start.length > text.size()) return 0;
    unsigned code = start.bits;
    for (std::size_t i = 1; i < start.length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >> 6 != 0x02) return 0;
        code = code << 6 | (byte & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF, no_character = code == 0xFFFE || code == 0xFFFF;
    return code < start.smallest || code > 0x10FFFF || surrogate || no_character ? 0 : start.length;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string clean;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const auto byte = static_cast<unsigned char>(text.front());
        if (length == 0) clean += '?';
        else if (byte < 0x20 || byte == 0x7F) clean += ' ';
        else clean += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return clean;
}

}  // namespace hexwright::formats
