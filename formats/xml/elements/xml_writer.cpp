#include "formats/xml/elements/xml_writer.h"

#include "formats/xml/bytes/terminal.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

#include <algorithm>

namespace hexwright::xml {
namespace {

enum class Escaping { Attribute, Text };

std::string escaped_ascii(char c, Escaping inside) {
    if (c == '&') return "&amp;";
    if (c == '<') return "&lt;";
    if (c == '>') return "&gt;";
    if (c == '"' && inside == Escaping::Attribute) return "&quot;";
    if (c == '\r') return "&#13;";  // Parsers would turn it into a line break.
    if (inside == Escaping::Attribute && (c == '\n' || c == '\t')) return c == '\n' ? "&#10;" : "&#9;";
    return std::string(1, c);
}

// What no reader takes, such as bytes that are no UTF-8, becomes U+FFFD: a file that is written can be read.
void append_escaped(std::string& out, std::string_view text, Escaping inside) {
    if (first_bad_byte(text) != std::string_view::npos) return append_escaped(out, text_for_xml(text), inside);
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const bool blank = text[0] == '\n' || text[0] == '\t' || text[0] == '\r';
        if (is_obeyed_by_terminals(letter.code) && !blank) out += "&#" + std::to_string(letter.code) + ";";
        else if (letter.code < 0x80) out += escaped_ascii(text[0], inside);
        else out += text.substr(0, letter.length);
        text.remove_prefix(letter.length);
    }
}

// Two dashes would end the comment, or be refused in it.
std::string text_of_comment(std::string_view text) {
    std::string clean = text_for_xml(text);
    for (std::size_t at = clean.find("--"); at != std::string::npos; at = clean.find("--", at)) clean.insert(++at, " ");
    if (clean.ends_with('-')) clean += ' ';
    return clean;
}

}  // namespace

XmlWriter::XmlWriter() : out_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

void XmlWriter::start_line() {
    if (in_tag_) out_ += ">\n";
    in_tag_ = false;
    out_.append(open_.size() * 2, ' ');
}

void XmlWriter::comment(std::string_view text) {
    start_line();
    out_.append("<!--").append(text_of_comment(text)).append("-->\n");
}

void XmlWriter::comment_inside(std::string_view text) {
    if (in_tag_) out_ += '>';
    in_tag_ = false;
    out_.append("<!--").append(text_of_comment(text)).append("-->");
}

void XmlWriter::open(std::string_view element) {
    start_line();
    out_.append("<").append(element);
    open_.emplace_back(element);
    in_tag_ = true;
}

void XmlWriter::attribute(std::string_view name, std::string_view value) {
    out_.append(" ").append(name).append("=\"");
    append_escaped(out_, value, Escaping::Attribute);
    out_ += '"';
}

void XmlWriter::attribute(std::string_view name, int value) { attribute(name, std::to_string(value)); }

void XmlWriter::close() {
    const std::string element = std::move(open_.back());
    open_.pop_back();
    if (in_tag_) {
        out_ += "/>\n";
        in_tag_ = false;
        return;
    }
    if (out_.ends_with('\n')) start_line();
    out_.append("</").append(element).append(">\n");
}

void XmlWriter::lines(std::string_view text, std::size_t width) {
    if (in_tag_) out_ += ">\n";
    in_tag_ = false;
    for (; !text.empty(); text.remove_prefix(std::min(width, text.size())))
        out_.append(text.substr(0, width)).append("\n");
}

void XmlWriter::element_with_text(std::string_view element, std::string_view text) {
    start_line();
    out_.append("<").append(element).append(">");
    append_escaped(out_, text, Escaping::Text);
    out_.append("</").append(element).append(">\n");
}

}  // namespace hexwright::xml
