#include "formats/xml/bytes/terminal.h"

#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

namespace hexwright::xml {
namespace {

bool is_control_code(unsigned long code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }
bool is_separator(unsigned long code) { return code == 0x2028 || code == 0x2029; }

// Invisible characters of Unicode that reorder what stands around them, and their deprecated relatives.
bool is_direction_mark(unsigned long code) {
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x206F);
}

// The text with what `instead` gives for each character that a terminal obeys.
template <class Instead>
std::string filtered(std::string_view text, Instead instead) {
    constexpr unsigned long no_letter = 0xFFFD;
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const bool stray = letter.code == no_letter && letter.length == 1;
        if (is_obeyed_by_terminals(letter.code)) clean += instead(letter.code);
        else if (stray || !is_xml_character(letter.code)) clean.append(letter.length, '?');
        else clean += text.substr(0, letter.length);
        text.remove_prefix(letter.length);
    }
    return clean;
}

std::string_view visibly(unsigned long code) { return is_direction_mark(code) ? "\uFFFD" : " "; }

}  // namespace

bool is_obeyed_by_terminals(unsigned long code) {
    return is_control_code(code) || is_separator(code) || is_direction_mark(code);
}

std::string line_for_terminal(std::string_view text) { return filtered(text, visibly); }

std::string lines_for_terminal(std::string_view text) {
    return filtered(text, [](unsigned long code) {
        return code == '\n' ? std::string_view("\n") : code == '\t' ? std::string_view("\t") : visibly(code);
    });
}

std::string json_for_terminal(std::string_view json) {
    return filtered(json, [](unsigned long code) {
        if (code == '\n') return std::string("\n");
        constexpr std::string_view digits = "0123456789abcdef";
        std::string escape = "\\u";
        for (const unsigned shift : {12U, 8U, 4U, 0U}) escape += digits[code >> shift & 0xFU];
        return escape;
    });
}

void print_line(std::FILE* stream, std::string_view text) {
    const std::string line = line_for_terminal(text) + "\n";
    std::fwrite(line.data(), 1, line.size(), stream);
    std::fflush(stream);
}

}  // namespace hexwright::xml
