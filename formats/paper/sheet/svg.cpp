// Writes SVG by hand instead of with cairo: small, readable in a diff, and with text kept as text.
#include "engine/core/visit.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/svg_text.h"
#include "formats/xml/bytes/text_clean.h"

#include <charconv>
#include <cmath>

namespace hexwright::paper {
namespace {

// At most two decimals: a hundredth of a millimetre.
std::string number(double value) {
    char text[48];
    const auto rounded = std::abs(value) < 0.005 ? 0.0 : value;
    std::string digits(text, std::to_chars(text, text + sizeof text, rounded, std::chars_format::fixed, 2).ptr);
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return digits;
}

std::string attribute(std::string_view name, std::string_view value) {
    return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}

std::string fill(Color paint) {
    if (paint.alpha <= 0) return attribute("fill", "none");
    return attribute("fill", svg_colour(paint.rgb)) +
           (paint.alpha < 1 ? attribute("fill-opacity", number(paint.alpha)) : "");
}

std::string stroke(const Stroke& line) {
    if (line.width <= 0 || line.color.alpha <= 0) return {};
    std::string text = attribute("stroke", svg_colour(line.color.rgb)) + attribute("stroke-width", number(line.width));
    if (line.color.alpha < 1) text += attribute("stroke-opacity", number(line.color.alpha));
    if (line.dashed) text += attribute("stroke-dasharray", number(line.width * 3) + ' ' + number(line.width * 2.5));
    return text;
}

std::string element(const Polygon& polygon) {
    return "<path" + attribute("d", svg_path(polygon.rings)) + fill(polygon.fill) + stroke(polygon.line) + "/>\n";
}

std::string element(const Polyline& polyline) {
    return "<path" + attribute("d", svg_path(polyline.points)) + fill({0, 0}) + stroke(polyline.line) + "/>\n";
}

std::string element(const Text& text) {
    constexpr std::string_view anchors[] = {"start", "middle", "end"};
    return "<text" + attribute("x", number(text.at.x)) + attribute("y", number(text.at.y)) +
           attribute("font-size", number(text.size)) +
           attribute("text-anchor", anchors[static_cast<int>(text.anchor)]) +
           (text.bold ? attribute("font-weight", "bold") : "") + fill(text.color) + '>' +
           escaped(printable(text.text)) + "</text>\n";
}

}  // namespace

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        if (c == '&') text += "&amp;";
        else if (c == '<') text += "&lt;";
        else if (c == '>') text += "&gt;";
        else if (c == '"') text += "&quot;";
        else text += c;
    }
    return text;
}

std::string svg_colour(unsigned rgb) {
    std::string text = "#000000";
    for (std::size_t digit = 6; digit > 0; --digit, rgb >>= 4) text[digit] = "0123456789abcdef"[rgb & 0xF];
    return text;
}

std::string svg_path(const std::vector<Point>& points) {
    std::string text;
    for (const Point& point : points) text += (text.empty() ? "M" : "L") + number(point.x) + ' ' + number(point.y);
    return text;
}

std::string svg_path(const std::vector<Ring>& rings) {
    std::string text;
    for (const Ring& ring : rings)
        if (!ring.empty()) text += svg_path(ring) + 'Z';
    return text;
}

std::string svg_elements(const std::vector<Mark>& marks) {
    std::string text;
    for (const Mark& mark : marks) text += std::visit([](const auto& each) { return element(each); }, mark);
    return text;
}

Result<std::string> to_svg(const Drawing& drawing) {
    if (auto trouble = trouble_with(drawing)) return failure(std::move(*trouble));
    const std::string width = number(drawing.width), height = number(drawing.height);
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"" +
                       attribute("width", width + "mm") + attribute("height", height + "mm") +
                       attribute("viewBox", "0 0 " + width + ' ' + height) +
                       attribute("font-family", "Inter, DejaVu Sans, sans-serif") + attribute("fill-rule", "evenodd") +
                       attribute("stroke-linejoin", "round") + attribute("stroke-linecap", "round") + ">\n<rect" +
                       attribute("width", width) + attribute("height", height) + fill(drawing.paper) + "/>\n";
    return text + svg_elements(drawing.marks) + "</svg>\n";
}

}  // namespace hexwright::paper
