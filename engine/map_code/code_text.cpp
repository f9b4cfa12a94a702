#include "engine/map_code/code_text.h"

#include <cctype>
#include <cstdint>
#include <optional>

namespace hexwright::map_code {

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view skipped = " -\t\r\n";
constexpr int bits_a_letter = 5;

// The CRC-32 of zlib and PNG.
std::uint32_t check_sum(std::string_view bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (0xEDB88320U & (0U - (sum & 1U)));
    }
    return ~sum;
}

std::string sum_of(std::string_view bytes) {
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(check_sum(bytes) >> shift & 0xFFU);
    return text;
}

std::optional<unsigned> value_of(char letter) {
    const char large = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const char meant = large == 'O' ? '0' : large == 'I' || large == 'L' ? '1' : large;
    const std::size_t at = alphabet.find(meant);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(at));
}

}  // namespace

std::string letters_of(std::string_view bytes) {
    const std::string all = std::string(bytes) + sum_of(bytes);
    std::string text(code_mark);
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const char byte : all) {
        waiting = waiting << 8 | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= bits_a_letter;) text += alphabet[waiting >> (bits -= bits_a_letter) & 31U];
    }
    if (bits > 0) text += alphabet[waiting << (bits_a_letter - bits) & 31U];
    return text;
}

Result<std::string> bytes_of_letters(std::string_view text) {
    if (text.size() > most_code_letters) return failure(Message{"refused.code-too-long"});
    std::string bytes;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (std::size_t i = code_mark.size(); i < text.size(); ++i) {
        if (skipped.find(text[i]) != std::string_view::npos) continue;
        const auto value = value_of(text[i]);
        if (!value) return failure(Message{"refused.code-letter", {{"place", i + 1}}});
        waiting = waiting << bits_a_letter | *value;
        bits += bits_a_letter;
        if (bits >= 8) bytes += static_cast<char>(waiting >> (bits -= 8) & 0xFFU);
    }
    // A last letter has at most four bits that say nothing; they are 0.
    const bool whole = bits < bits_a_letter && (waiting & ((1U << bits) - 1)) == 0 && bytes.size() > check_sum_bytes;
    const std::string told = whole ? bytes.substr(bytes.size() - check_sum_bytes) : "";
    if (whole) bytes.resize(bytes.size() - check_sum_bytes);
    if (!whole || told != sum_of(bytes)) return failure(Message{"refused.code-mistyped"});
    return bytes;
}

}  // namespace hexwright::map_code
