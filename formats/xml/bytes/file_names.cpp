#include "formats/xml/bytes/file_names.h"

#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <charconv>

namespace hexwright::xml {
namespace {

constexpr std::string_view escaped_name = "file:";

bool is_plain_name(std::string_view name) {
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7F'; };
    return first_bad_byte(name) == std::string_view::npos && std::ranges::none_of(name, control) &&
           (name.empty() || name.find_first_not_of(' ') != std::string_view::npos) && !name.starts_with(escaped_name);
}

bool is_plain_in_url(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("/-_.~").find(c) != std::string_view::npos;
}

}  // namespace

std::string text_of_file_name(std::string_view name) {
    if (is_plain_name(name)) return std::string(name);
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text(escaped_name);
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (is_plain_in_url(c)) text += c;
        else text += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return text;
}

std::string file_name_of_text(std::string_view text) {
    if (!text.starts_with(escaped_name)) return std::string(text);
    text.remove_prefix(escaped_name.size());
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        const std::string_view code = text.substr(i + 1, 2);
        const bool escaped = text[i] == '%' && code.size() == 2 &&
                             std::from_chars(code.data(), code.data() + 2, byte, 16).ptr == code.data() + 2;
        name += escaped ? static_cast<char>(byte) : text[i];
        if (escaped) i += 2;
    }
    return name;
}

}  // namespace hexwright::xml
