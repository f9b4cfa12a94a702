// Small pieces of HTML and SVG as text.
#pragma once
#include "formats/room.h"
#include "formats/rules_text/passage.h"
#include "formats/sheet/hex_shapes.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::formats {

std::string escaped(std::string_view text);              // For text and for attributes in double quotes.
std::string svg_path(const std::vector<Ring>& rings);    // The value of `d`, closed.
std::string svg_line(const std::vector<Point>& points);  // The value of `d`, open.
std::string css_colour(unsigned rgb);                    // For example "#6FA84F".
std::string html_of(const Passage& passage);             // Headings begin with <h3>.

}  // namespace hexwright::formats
