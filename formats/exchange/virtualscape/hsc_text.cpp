#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>

namespace hexwright::exchange {
namespace {

unsigned byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }
unsigned word_at(std::string_view bytes, std::size_t at) { return byte_at(bytes, at) | byte_at(bytes, at + 1) << 8; }

void append_word(std::string& out, unsigned word) {
    out += static_cast<char>(word & 255U);
    out += static_cast<char>(word >> 8 & 255U);
}

// The letters after marker and length; the reader has checked that they are complete.
std::string_view letters_of(std::string_view bytes, bool& wide) {
    wide = bytes.size() >= 4 && byte_at(bytes, 0) == 0xFF && word_at(bytes, 1) == 0xFFFE;
    if (wide) bytes.remove_prefix(3);
    if (bytes.empty()) return {};
    if (byte_at(bytes, 0) < 0xFF) return bytes.substr(1);
    return bytes.substr(bytes.size() >= 3 && word_at(bytes, 1) < 0xFFFF ? 3 : std::min<std::size_t>(7, bytes.size()));
}

std::string utf8_from_utf16(std::string_view units) {
    std::string text;
    for (std::size_t at = 0; at + 1 < units.size(); at += 2) {
        unsigned long code = word_at(units, at);
        if (code >= 0xD800 && code < 0xDC00 && at + 3 < units.size()) {
            const unsigned low = word_at(units, at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                at += 2;
            }
        }
        append_utf8(text, code);
    }
    return text;
}

std::string utf16_from_utf8(std::string_view text) {
    std::string units;
    while (!text.empty()) {
        const unsigned long code = take_utf8(text);
        if (code >= 0x10000) append_word(units, static_cast<unsigned>(0xD800 + ((code - 0x10000) >> 10)));
        append_word(units, static_cast<unsigned>(code >= 0x10000 ? 0xDC00 + ((code - 0x10000) & 0x3FF) : code));
    }
    return units;
}

}  // namespace

std::string text_of(HscText text) {
    bool wide = false;
    const std::string_view letters = letters_of(text.bytes, wide);
    if (wide) return utf8_from_utf16(letters);
    std::string utf8;
    for (const char c : letters) append_utf8(utf8, windows_1252(static_cast<unsigned char>(c)));
    return utf8;
}

std::string hsc_text(std::string_view utf8) {
    const std::string units = utf16_from_utf8(utf8);
    const std::size_t length = units.size() / 2;
    std::string bytes{"\xFF\xFE\xFF", 3};
    if (length < 0xFF) {
        bytes += static_cast<char>(length);
    } else {
        bytes += '\xFF';
        append_word(bytes, length < 0xFFFE ? static_cast<unsigned>(length) : 0xFFFFU);
        if (length >= 0xFFFE) {
            append_word(bytes, static_cast<unsigned>(length & 0xFFFFU));
            append_word(bytes, static_cast<unsigned>(length >> 16));
        }
    }
    return bytes + units;
}

}  // namespace hexwright::exchange
