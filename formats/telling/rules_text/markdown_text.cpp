#include "formats/telling/rules_text/markdown_text.h"

#include "formats/telling/room.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

constexpr std::string_view always_escaped = "\\`*_[]<|~$";

bool is_text_mark(char letter) { return text_marks.find(letter) != std::string_view::npos; }
bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// White space of Unicode beyond ASCII. Beside stars it would keep them from being emphasis.
bool is_wide_space(unsigned long code) {
    return code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F ||
           code == 0x3000;
}

// A letter of ASCII; `next` is what follows, which makes "&" the beginning of an entity.
std::string escaped_letter(char letter, std::string_view next) {
    if (letter == '\0') return "\uFFFD";  // What CommonMark shows instead, whatever follows.
    const bool entity = letter == '&' && !next.empty() && (is_ascii_letter(next[0]) || next[0] == '#');
    if (entity || always_escaped.find(letter) != std::string_view::npos) return std::string("\\") + letter;
    return std::string(1, letter);
}

bool is_only(std::string_view word, std::string_view letters) {
    return !word.empty() && word.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

std::string markdown_text(std::string_view text) {
    std::string out;
    for (bool marked = false; !text.empty();) {
        const Letter letter = first_letter(text);
        const std::string_view next = text.substr(letter.length);
        const bool beside_mark = marked || (!next.empty() && is_text_mark(next[0]));
        marked = is_text_mark(text[0]);
        if (marked) out += text[0] == text_marks[0] ? "*" : "**";
        else if (letter.code < 0x80) out += escaped_letter(text[0], next);
        else if (beside_mark && is_wide_space(letter.code)) out += "&#" + std::to_string(letter.code) + ";";
        else out += text.substr(0, letter.length);
        text = next;
    }
    return out;
}

std::string word_beginning_line(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::string_view rest = word.substr(digits);
    if (digits > 0 && (rest == "." || rest == ")"))  // The number of a list.
        return std::string(word.substr(0, digits)) + "\\" + std::string(rest);
    const bool block = word == "+" || is_only(word, "-") || is_only(word, "=") || is_only(word, "#") ||
                       is_only(word, "-:") || word.starts_with('>');
    return (block ? "\\" : "") + std::string(word);
}

std::string heading_text(std::string_view text) {
    std::string line = markdown_text(text);
    const std::size_t last = line.find_last_not_of('#');  // Closing signs would be left out.
    const std::size_t signs = last == std::string::npos ? 0 : last + 1;
    if (signs < line.size() && (signs == 0 || line[signs - 1] == ' ')) line.insert(signs, "\\");
    return line;
}

}  // namespace hexwright::telling
