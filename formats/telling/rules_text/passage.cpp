#include "formats/telling/rules_text/passage.h"

#include "engine/core/text.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/markdown_text.h"
#include "formats/telling/words.h"

#include <algorithm>
#include <cctype>

namespace hexwright::telling {
namespace {

constexpr std::size_t line_width = 100;

std::string wrapped(const std::string& text, const std::string& first, const std::string& rest) {
    std::string out, line = first;
    bool begun = false;
    for (const std::string& word : words_in(markdown_text(text))) {
        if (begun && line.size() + 1 + word.size() > line_width) {
            out += line + "\n";
            line = rest;
            begun = false;
        }
        line += begun ? " " + word : word_beginning_line(word);
        begun = true;
    }
    return out + line + "\n";
}

std::string row_text(const std::vector<std::string>& cells, const std::string& indent) {
    std::string text = indent + "|";
    for (const std::string& cell : cells) text += " " + cell + " |";
    return text + "\n";
}

std::vector<std::string> escaped_cells(const std::vector<std::string>& cells) {
    std::vector<std::string> row;
    for (const std::string& cell : cells) row.push_back(markdown_text(one_line(cell)));
    return row;
}

std::string table_text(const PassageBlock& table, const std::string& indent) {
    std::string text;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        text += row_text(escaped_cells(table.rows[i]), indent);
        if (i == 0) text += row_text(std::vector<std::string>(table.rows[0].size(), "---"), indent);
    }
    return text;
}

std::string block_text(const PassageBlock& block) {
    using Kind = PassageBlock::Kind;
    const std::string indent(static_cast<std::size_t>(block.kind == Kind::Heading ? 0 : 2 * block.depth), ' ');
    if (block.kind == Kind::Heading)
        return std::string(static_cast<std::size_t>(block.depth), '#') + " " + heading_text(one_line(block.text)) +
               "\n";
    if (block.kind == Kind::Table) return table_text(block, indent);
    if (block.kind == Kind::Item) return wrapped(block.text, indent + "- ", indent + "  ");
    return wrapped(block.text, indent, indent);
}

// Letters of ASCII, and those of Latin-1 with accents: "ä" is C3 A4, "Ä" is C3 84.
void capitalise(std::string& text, std::size_t at) {
    if (at + 1 < text.size() && text[at] == '\xC3' && static_cast<unsigned char>(text[at + 1]) >= 0xA0)
        text[at + 1] = static_cast<char>(static_cast<unsigned char>(text[at + 1]) - 0x20);
    else if (at < text.size()) text[at] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[at])));
}

std::string_view without_closing_mark(std::string_view text) {
    for (const std::string_view closing : {"\u201d", "\u201c"})
        if (text.ends_with(closing)) return text.substr(0, text.size() - closing.size());
    return text;
}

}  // namespace

std::string strong(std::string_view text) { return text_marks[1] + std::string(text) + text_marks[1]; }
std::string emphasised(std::string_view text) { return text_marks[0] + std::string(text) + text_marks[0]; }

void append(Passage& passage, Passage more, int deeper) {
    for (PassageBlock& block : more) {
        if (block.kind != PassageBlock::Kind::Heading) block.depth += deeper;
        passage.push_back(std::move(block));
    }
}

Passage in_nominative(Passage passage) {
    // "The flag of the player whose turn it is, is raised": a clause of its own before the verb ends with a comma.
    constexpr std::string_view doubled = " it is is ";
    for (PassageBlock& block : passage) {
        block.text = Words::in_nominative(block.text);
        for (auto at = block.text.find(doubled); at != std::string::npos; at = block.text.find(doubled, at + 1))
            block.text.insert(at + std::string_view(" it is").size(), 1, ',');
        for (std::vector<std::string>& row : block.rows)
            for (std::string& cell : row) cell = Words::in_nominative(cell);
    }
    return passage;
}

std::string markdown(const Passage& passage) {
    std::string text;
    for (std::size_t i = 0; i < passage.size(); ++i) {
        const bool list =
            i > 0 && passage[i].kind == PassageBlock::Kind::Item && passage[i - 1].kind == PassageBlock::Kind::Item;
        text += (i == 0 || list ? "" : "\n") + block_text(passage[i]);
    }
    return text;
}

std::string as_sentence(std::string text) {
    text = Words::in_nominative(text);
    capitalise(text, std::min(text.find_first_not_of(text_marks), text.size()));
    const std::string_view inner = without_closing_mark(text);
    const auto end = inner.find_last_not_of(text_marks);
    if (end != std::string::npos && std::string_view(".:!?").find(text[end]) == std::string_view::npos) text += ".";
    return text;
}

std::string without_marks(std::string_view text) {
    std::string words(text);
    std::erase_if(words, [](char letter) { return text_marks.find(letter) != std::string_view::npos; });
    return words;
}

std::string one_line(std::string_view text) {
    std::string line;
    for (const std::string& word : words_in(text)) line += (line.empty() ? "" : " ") + word;
    return line;
}

}  // namespace hexwright::telling
