// Writes XML in the one shape that our files have: two spaces of indent, an element a line, attributes in the order
// given.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

class XmlWriter {
public:
    XmlWriter();  // with the declaration line

    void comment(std::string_view text);
    void comment_inside(
        std::string_view text);  // of an element that holds nothing else: schemas allow no white space there
    void open(std::string_view element);
    void attribute(std::string_view name, std::string_view value);  // of the element just opened
    void attribute(std::string_view name, int value);
    void close();  // the last element that is open
    void lines(std::string_view text,
               std::size_t width);  // inside the element just opened; letters that need no escape
    void element_with_text(std::string_view element, std::string_view text);

    std::string take() { return std::move(out_); }

private:
    void start_line();

    std::string out_;
    std::vector<std::string> open_;
    bool in_tag_ = false;
};

}  // namespace hexwright
