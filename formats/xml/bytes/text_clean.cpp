#include "formats/xml/bytes/text_clean.h"

#include "formats/xml/room.h"

#include <cstddef>

namespace hexwright::xml {
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

// A control character of one byte, or of two: U+0080 to U+009F.
bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    return byte(0) < 0x20 || byte(0) == 0x7F || (character.size() == 2 && byte(0) == 0xC2 && byte(1) < 0xA0);
}

}  // namespace

std::string printable(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        if (length == 0) clean += '?';
        else if (is_control(character)) clean += ' ';
        else clean += character;
        text.remove_prefix(character.size());
    }
    return clean;
}

namespace {

struct Spelling {
    std::string_view letters, plain;  // Letters of two bytes each, all of which become the same.
};
constexpr Spelling spellings[] = {
    {"äÄæÆ", "ae"},
    {"öÖœŒ", "oe"},
    {"üÜ", "ue"},
    {"ß", "ss"},
    {"àáâãåāăąÀÁÂÃÅĀĂĄ", "a"},
    {"çćčÇĆČ", "c"},
    {"ďđðĎĐÐ", "d"},
    {"èéêëēęěėÈÉÊËĒĘĚĖ", "e"},
    {"ğģĞĢ", "g"},
    {"ħĦ", "h"},
    {"ìíîïīįıÌÍÎÏĪĮİ", "i"},
    {"ķĶ", "k"},
    {"łľĺļŁĽĹĻ", "l"},
    {"ñńňņÑŃŇŅ", "n"},
    {"òóôõøōőÒÓÔÕØŌŐ", "o"},
    {"ŕřŔŘ", "r"},
    {"śšşșŚŠŞȘ", "s"},
    {"ťţțŤŢȚ", "t"},
    {"þÞ", "th"},
    {"ùúûūůűųÙÚÛŪŮŰŲ", "u"},
    {"ŵŴ", "w"},
    {"ýÿŷÝŸŶ", "y"},
    {"źżžŹŻŽ", "z"},
};

// How a letter with an accent is spelt without; "" if it is not one of those.
std::string_view spelt_plainly(std::string_view letter) {
    for (const Spelling& spelling : spellings)
        for (std::size_t i = 0; i < spelling.letters.size(); i += 2)
            if (spelling.letters.substr(i, 2) == letter) return spelling.plain;
    return {};
}

// An accent that is written as a character of its own, after its letter: U+0300 to U+036F.
bool is_accent(std::string_view letter) {
    return character_length(letter) == 2 && letter >= "\u0300" && letter <= "\u036F";
}

}  // namespace

std::string id_of_name(std::string_view name) {
    std::string id;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (plain) id += c;
        else if (c >= 'A' && c <= 'Z') id += static_cast<char>(c - 'A' + 'a');
        else if (const std::string_view spelt = spelt_plainly(name.substr(i, 2)); !spelt.empty()) id += spelt, ++i;
        else if (is_accent(name.substr(i, 2))) ++i;
        else if (!id.empty() && id.back() != '-') id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    return id;
}

}  // namespace hexwright::xml
