#include "formats/xml/xml_writer.h"

#include "formats/room.h"

#include <algorithm>

namespace hexwright::formats {
namespace {

enum class Escaping { Attribute, Text };

void append_escaped(std::string& out, std::string_view text, Escaping inside) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        // Characters that a terminal could obey: DEL, and U+0080 to U+009F.
        const bool control = c == '\xC2' && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (control || c == '\x7F')
            out += "&#" + std::to_string(static_cast<unsigned char>(control ? text[++i] : c)) + ";";
        else if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '"' && inside == Escaping::Attribute) out += "&quot;";
        else if (c == '\r') out += "&#13;";  // Parsers would turn it into a line break.
        else if ((c == '\n' || c == '\t') && inside == Escaping::Attribute) out += c == '\n' ? "&#10;" : "&#9;";
        else out += c;
    }
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
    out_.append("<!--").append(text).append("-->\n");
}

void XmlWriter::comment_inside(std::string_view text) {
    if (in_tag_) out_ += '>';
    in_tag_ = false;
    out_.append("<!--").append(text).append("-->");
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

}  // namespace hexwright::formats
