#include "formats/xml/bytes/utf8.h"

#include "formats/xml/room.h"

#include <algorithm>

namespace hexwright::xml {
namespace {

struct Decoded {
    unsigned long code = 0;
    std::size_t length = 0;  // 0 if not well-formed.
};

Decoded decode(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(at);
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > text.size()) return {};
    unsigned long code = first & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(at + i) & 0x3Fu);
    }
    // Encodings longer than necessary are not well-formed.
    constexpr unsigned long smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < smallest[length]) return {};
    return {code, length};
}

}  // namespace

bool is_xml_character(unsigned long code) {
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return code <= 0xD7FF || (code >= 0xE000 && code <= 0xFFFD) || (code >= 0x10000 && code <= 0x10FFFF);
}

std::size_t first_bad_byte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte >= 0x20 && byte < 0x80) {  // Fast path for most of the text.
            ++at;
            continue;
        }
        const Decoded character = decode(text, at);
        if (character.length == 0 || !is_xml_character(character.code)) return at;
        at += character.length;
    }
    return std::string_view::npos;
}

std::string text_for_xml(std::string_view text) {
    std::string clean;
    for (std::size_t bad = first_bad_byte(text); bad != std::string_view::npos; bad = first_bad_byte(text)) {
        clean.append(text.substr(0, bad)).append("\uFFFD");
        text.remove_prefix(bad + first_letter(text.substr(bad)).length);
    }
    return clean.append(text);
}

Letter first_letter(std::string_view text) {
    constexpr unsigned long no_letter = 0xFFFD;
    const Decoded first = decode(text, 0);
    return first.length == 0 ? Letter{no_letter, 1} : Letter{first.code, first.length};
}

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::string shortened(std::string_view text, std::size_t most) {
    std::size_t end = std::min(most, text.size());
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    std::string quoted(text.substr(0, end));
    std::ranges::replace_if(quoted, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return end < text.size() ? quoted + "…" : quoted;
}

std::string with_short_arguments(std::string sentence, const std::vector<std::string>& arguments) {
    constexpr std::size_t most = 60, mark = 3;  // In bytes; the mark is "…".
    for (const std::string& argument : arguments)
        for (const std::string& part : {argument, argument.substr(argument.find('=') + 1)})
            if (part.size() > most)
                if (const auto at = sentence.find(part); at != std::string::npos)
                    sentence.replace(at, part.size(), shortened(part, most - mark));
    return sentence;
}

}  // namespace hexwright::xml
