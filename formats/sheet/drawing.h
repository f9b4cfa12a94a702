// A picture as a value: fills, lines and text in millimetres of paper-like units, y down. Painters turn it into PNG,
// SVG, PDF or the editor's plan; the SVG text is the golden test for all of them.
#pragma once
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hexwright {

struct Point {
    double x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
struct Color {
    unsigned rgb = 0;  // 0xRRGGBB
    double alpha = 1;
    friend bool operator==(const Color&, const Color&) = default;
};
struct Stroke {
    Color color;
    double width = 1;
    bool dashed = false;
};

struct Polygon {  // closed rings: an outline and its holes (even-odd)
    std::vector<std::vector<Point>> rings;
    Color fill{0, 0};        // alpha 0: not filled
    Stroke line{{0, 0}, 0};  // width 0: not drawn
};
struct Polyline {
    std::vector<Point> points;
    Stroke line;
};
enum class Anchor : unsigned char { Left, Middle, Right };
struct Text {
    Point at;          // baseline
    std::string text;  // UTF-8
    double size = 10;
    Color color;
    Anchor anchor = Anchor::Middle;
    bool bold = false;
};
using Mark = std::variant<Polygon, Polyline, Text>;

// A drawing takes no more marks than this; a map of 10,000 seven-hex tiles needs three quarters. Painters refuse a full
// one, because something would be missing, and a map made to be endless costs bounded time and memory.
inline constexpr std::size_t most_marks = 400'000;
inline bool is_full(const std::vector<Mark>& marks) { return marks.size() >= most_marks; }

struct Drawing {
    double width = 0, height = 0;
    Color paper{0xFFFFFF};
    std::vector<Mark> marks;  // painted in order
};

std::optional<Message> trouble_with(const Drawing& drawing);  // why no painter takes it: empty, or full

}  // namespace hexwright
