// The small parts that SVG is written of, for drawings and for pages that hold SVG.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/paper/sheet/hex_shapes.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

std::string escaped(std::string_view words);             // For text, and for attributes in double quotes.
std::string svg_colour(unsigned rgb);                    // For example "#6fa84f".
std::string svg_path(const std::vector<Point>& points);  // The value of `d`, open.
std::string svg_path(const std::vector<Ring>& rings);    // The value of `d`, each ring closed.
// An element for each mark. What is around them has to say the rule of filling ("evenodd") and how lines end.
std::string svg_elements(const std::vector<Mark>& marks);

}  // namespace hexwright::paper
