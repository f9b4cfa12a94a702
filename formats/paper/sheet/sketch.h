// Adds marks to a drawing, faded towards the paper for what lies below the shown level.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright::paper {

struct Sketch {
    std::vector<Mark>& marks;
    PaperTheme theme;
    double fade = 0;  // 0 is full colour, 1 is paper.

    Color color(unsigned rgb, double alpha = 1) const { return {fade > 0 ? mix(rgb, theme.paper, fade) : rgb, alpha}; }
    void fill(std::vector<Ring> rings, unsigned rgb, double alpha = 1) {
        marks.push_back(Polygon{std::move(rings), color(rgb, alpha)});
    }
    void fill(Ring ring, unsigned rgb, double alpha = 1) { fill(std::vector<Ring>{std::move(ring)}, rgb, alpha); }
    void shape(std::vector<Ring> rings, unsigned rgb, unsigned edge, double width) {
        marks.push_back(Polygon{std::move(rings), color(rgb), {color(edge), width}});
    }
    void shape(Ring ring, unsigned rgb, unsigned edge, double width) {
        shape(std::vector<Ring>{std::move(ring)}, rgb, edge, width);
    }
    void outline(std::vector<Ring> rings, unsigned rgb, double width, double alpha = 1, bool dashed = false) {
        marks.push_back(Polygon{std::move(rings), {0, 0}, {color(rgb, alpha), width, dashed}});
    }
    void line(std::vector<Point> points, unsigned rgb, double width, double alpha = 1, bool dashed = false) {
        marks.push_back(Polyline{std::move(points), {color(rgb, alpha), width, dashed}});
    }
    void text(Point baseline, std::string words, double size, unsigned rgb, bool bold = false) {
        marks.push_back(Text{baseline, std::move(words), size, color(rgb), Anchor::Middle, bold});
    }
};

// Shifts everything drawn since `first`.
void move_marks(std::vector<Mark>& marks, std::size_t first, Point offset);

}  // namespace hexwright::paper
