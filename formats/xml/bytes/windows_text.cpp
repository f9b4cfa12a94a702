#include "formats/xml/bytes/windows_text.h"

#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

#include <array>

namespace hexwright::xml {
namespace {

constexpr unsigned long no_character = 0xFFFD;

template <class Change>
std::string changed(std::string_view text, std::size_t most, Change&& change) {
    std::string out;
    for (std::size_t count = 0; !text.empty() && count < most; ++count) {
        const unsigned long code = change(take_utf8(text));
        append_utf8(out, is_xml_character(code) ? code : no_character);
    }
    return trimmed(out);
}

}  // namespace

unsigned long windows_1252(unsigned char byte) {
    constexpr std::array<unsigned short, 32> upper = {0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                                      0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
    return byte >= 0x80 && byte < 0xA0 ? upper[byte - 0x80] : byte;
}

void append_utf8(std::string& out, unsigned long code) {
    if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = no_character;
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | code >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | code >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

unsigned long take_utf8(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    unsigned long code = length == 1   ? first
                         : length == 2 ? first & 0x1FU
                         : length == 3 ? first & 0x0FU
                                       : first & 0x07U;
    bool ok = length > 0 && length <= text.size();
    for (std::size_t i = 1; ok && i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        ok = (next & 0xC0U) == 0x80;
        code = code << 6 | (next & 0x3FU);
    }
    text.remove_prefix(ok ? length : 1);
    return ok ? code : no_character;
}

std::string as_name(std::string_view text, std::size_t most) {
    return changed(text, most, [](unsigned long code) { return code < 0x20 ? 0x20 : code; });
}

std::string as_story(std::string_view text, std::size_t most) {
    std::string lines(text);
    std::erase(lines, '\r');  // Windows ends lines with two characters.
    return changed(lines, most, [](unsigned long code) { return code; });
}

}  // namespace hexwright::xml
