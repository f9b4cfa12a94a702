// Writes XML in the canonical layout of our files: two spaces of indent, one element per line, attributes in the order
// given. Values and texts may be any bytes: what XML cannot hold becomes U+FFFD, so that the file can be read.
#pragma once
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

class XmlWriter {
public:
    XmlWriter();  // Starts with the declaration line.

    void comment(std::string_view text);
    // For an element without other contents, where schemas allow no white space.
    void comment_inside(std::string_view text);
    void open(std::string_view element);
    void attribute(std::string_view name, std::string_view value);  // Adds an attribute to the element just opened.
    void attribute(std::string_view name, int value);
    void close();  // Closes the innermost open element.
    // Writes text inside the element just opened, in lines of `width`; the characters must need no escape.
    void lines(std::string_view text, std::size_t width);
    void element_with_text(std::string_view element, std::string_view text);

    std::string take() { return std::move(out_); }

private:
    void start_line();

    std::string out_;
    std::vector<std::string> open_;
    bool in_tag_ = false;
};

}  // namespace hexwright::xml
