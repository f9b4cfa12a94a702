#include "formats/guide/html.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::formats {

namespace {

constexpr int first_heading = 3, last_heading = 6;

// In tenths, which is fine enough for a phone.
std::string tenth(double number) {
    const long long tenths = std::llround(number * 10);
    const long long rest = std::abs(tenths) % 10;
    std::string text = (tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10);
    return rest == 0 ? text : text + "." + std::to_string(rest);
}

std::string through(const std::vector<Point>& points) {
    std::string text;
    for (const Point& point : points) text += (text.empty() ? "M" : "L") + tenth(point.x) + " " + tenth(point.y);
    return text;
}

std::string element(const std::string& name, const std::string& text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
}

std::string table_of(const PassageBlock& block) {
    std::string html = "<div class=\"wide\"><table>\n";
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
            return element(
                "h" + std::to_string(std::clamp(block.depth + first_heading - 1, first_heading, last_heading)), text);
        case PassageBlock::Kind::Item:
            return "<p class=\"item in" + std::to_string(std::min(block.depth, 4)) + "\">" + escaped(text) + "</p>\n";
        case PassageBlock::Kind::Table:
            return table_of(block);
        case PassageBlock::Kind::Paragraph:
            break;
    }
    return element("p", text);
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) switch (letter) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            case '\'':
                safe += "&#39;";
                break;
            default:
                safe += letter;
        }
    return safe;
}

std::string svg_path(const std::vector<Ring>& rings) {
    std::string text;
    for (const Ring& ring : rings) text += through(ring) + "Z";
    return text;
}

std::string svg_line(const std::vector<Point>& points) { return through(points); }

std::string css_colour(unsigned rgb) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += digits[rgb >> shift & 15U];
    return text;
}

std::string html_of(const Passage& passage) {
    std::string html;
    for (const PassageBlock& block : passage) html += block_of(block);
    return html;
}

}  // namespace hexwright::formats
