#include "formats/xml/bytes/base64.h"

#include "formats/xml/room.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace hexwright::xml {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::int8_t no_letter = -1, white = -2;

constexpr std::array<std::int8_t, 256> values = [] {
    std::array<std::int8_t, 256> table{};
    table.fill(no_letter);
    for (std::size_t i = 0; i < letters.size(); ++i)
        table[static_cast<unsigned char>(letters[i])] = static_cast<std::int8_t>(i);
    for (const char c : {' ', '\t', '\r', '\n'}) table[static_cast<unsigned char>(c)] = white;
    return table;
}();

char base64_letter(std::uint32_t bits, int shift) { return letters[bits >> shift & 63U]; }

}  // namespace

std::string to_base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (; !bytes.empty(); bytes.remove_prefix(std::min<std::size_t>(3, bytes.size()))) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
        text += base64_letter(bits, 18);
        text += base64_letter(bits, 12);
        text += bytes.size() > 1 ? base64_letter(bits, 6) : '=';
        text += bytes.size() > 2 ? base64_letter(bits, 0) : '=';
    }
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0, padding = 0;  // `count` is the number of letters since the last complete group of four.
    for (const char c : text) {
        const int value = values[static_cast<unsigned char>(c)];
        if (value == white) continue;
        if (count == 8) return {};
        const bool pad = c == '=' && count >= 2;
        if ((value == no_letter && !pad) || (padding > 0 && !pad)) return {};
        padding += pad ? 1 : 0;
        bits = bits << 6 | (pad ? 0U : static_cast<std::uint32_t>(value));
        if (++count < 4) continue;
        if ((bits & (padding == 2 ? 0xFFFFU : padding == 1 ? 0xFFU : 0U)) != 0) return {};  // Nonzero padding bits.
        for (int i = 0; i < 3 - padding; ++i) bytes += static_cast<char>(bits >> (16 - 8 * i) & 255U);
        count = padding > 0 ? 8 : 0;  // 8 means that nothing may follow.
        bits = 0;
    }
    if (count != 0 && count != 8) return {};
    return bytes;
}

}  // namespace hexwright::xml
