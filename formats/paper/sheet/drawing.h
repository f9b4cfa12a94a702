// A picture as a value: fills, lines and text in millimetres of paper-like units, y down. Painters turn it into PNG,
// SVG, PDF or the editor's plan; the SVG text is the golden test for all of them.
#pragma once
#include "engine/board/refusal.h"
#include "formats/paper/room.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hexwright::paper {

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

// Closed rings: an outline and its holes (even-odd rule).
struct Polygon {
    std::vector<std::vector<Point>> rings;
    Color fill{0, 0};        // Not filled when alpha is 0.
    Stroke line{{0, 0}, 0};  // Not drawn when the width is 0.
};
struct Polyline {
    std::vector<Point> points;
    Stroke line;
};
enum class Anchor : unsigned char { Left, Middle, Right };
struct Text {
    Point at;          // On the baseline.
    std::string text;  // In UTF-8.
    double size = 10;
    Color color;
    Anchor anchor = Anchor::Middle;
    bool bold = false;
};
using Mark = std::variant<Polygon, Polyline, Text>;

// Upper limit on the marks of a drawing; a map of 10,000 seven-hex tiles needs three quarters of it. Painters refuse a
// full drawing, because something would be missing. It bounds time and memory for hostile maps.
inline constexpr std::size_t most_marks = 400'000;
inline bool is_full(const std::vector<Mark>& marks) { return marks.size() >= most_marks; }

struct Drawing {
    double width = 0, height = 0;
    Color paper{0xFFFFFF};
    std::vector<Mark> marks;  // Painted in order.
};

std::optional<Refusal> trouble_with(const Drawing& drawing);  // Why painters refuse the drawing: empty, or full.

}  // namespace hexwright::paper
