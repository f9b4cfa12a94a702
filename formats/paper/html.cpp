#include "formats/paper/html.h"

#include "formats/paper/sheet/svg_text.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

namespace hexwright::paper {

namespace {

constexpr int first_heading = 3, last_heading = 6;

std::string html_element(const std::string& name, const std::string& text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
}

std::string table_of(const PassageBlock& block) {
    std::string html = "<div class=\"wide\" tabindex=\"0\"><table>\n";
    for (std::size_t row = 0; row < block.rows.size(); ++row) {
        html += "<tr>";
        for (const std::string& cell : block.rows[row]) {
            const std::string name = row == 0 ? "th" : "td";
            html += "<" + name + ">" + escaped(without_marks(cell)) + "</" + name + ">";
        }
        html += "</tr>\n";
    }
    return html + "</table></div>\n";
}

std::string block_of(const PassageBlock& block) {
    const std::string text = without_marks(block.text);
    switch (block.kind) {
        case PassageBlock::Kind::Heading:
            return html_element(
                "h" + std::to_string(std::clamp(block.depth + first_heading - 1, first_heading, last_heading)), text);
        case PassageBlock::Kind::Item:
            return "<p class=\"item in" + std::to_string(std::min(block.depth, 4)) + "\">" + escaped(text) + "</p>\n";
        case PassageBlock::Kind::Table:
            return table_of(block);
        case PassageBlock::Kind::Paragraph:
            break;
    }
    return html_element("p", text);
}

}  // namespace

std::string page_policy(std::string_view allowed) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';base-uri 'none';form-action "
           "'none';"
           "style-src 'unsafe-inline'" +
           std::string(allowed.empty() ? "" : ";") + std::string(allowed) + "\">\n";
}

std::string html_of(const Passage& passage) {
    std::string html;
    for (const PassageBlock& block : passage) html += block_of(block);
    return html;
}

std::string with_references(std::string_view html) {
    std::string ascii;
    ascii.reserve(html.size());
    while (!html.empty()) {
        const Letter letter = first_letter(html);
        if (letter.code < 0x80) ascii += html.front();
        else ascii += "&#" + std::to_string(letter.code) + ";";
        html.remove_prefix(letter.length);
    }
    return ascii;
}

std::string in_script_quotes(std::string_view text) {
    const std::string quoted = nlohmann::json(text).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    std::string safe;
    for (const char letter : quoted) {
        if (letter == '<') safe += "\\u003c";  // Nothing in a script may end it.
        else safe += letter;
    }
    return safe;
}

}  // namespace hexwright::paper
