// A page while it is drawn: text, lines and whole drawings, placed in millimetres.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/paper/sheet/hex_shapes.h"

#include <string>
#include <vector>

namespace hexwright::paper {

// A part of a page.
struct Area {
    double x = 0, y = 0, width = 0, height = 0;
    double right() const { return x + width; }
    double bottom() const { return y + height; }
};
Area within(const Area& area, double edge);                                     // Smaller by the edge on all sides.
Area top_of(const Area& area, double height);                                   // Its uppermost part.
Area below_top_of(const Area& area, double height);                             // What is left below that part.
Area cell_of(const Area& area, int columns, int rows, int number, double gap);  // Counted row by row from 0.

namespace ink {
inline constexpr unsigned text = 0x1D2024, quiet = 0x5F666E, hairline = 0xC4C9CE, accent = 0x1F4E6B, paper = 0xFFFFFF;
}
namespace type_size {  // Of letters, in millimetres.
inline constexpr double title = 9, heading = 5, subheading = 3.9, body = 3.3, small = 2.7;
}

struct Leaf {
    Drawing drawing;

    void text(Point baseline, std::string words, double size, unsigned rgb = ink::text, Anchor anchor = Anchor::Left,
              bool bold = false);
    void line(Point from, Point to, double width = 0.15, unsigned rgb = ink::hairline);
    void box(const Area& area, unsigned fill, double line_width = 0, unsigned line = ink::text);
    void tick_box(Point corner, double size);
    // The drawing as large as the area allows, in its middle, but at most `largest` times its size. Returns the scale.
    double place(const Drawing& part, const Area& area, double largest = 1e9);
    // Adds marks, each length multiplied and moved.
    void add(const std::vector<Mark>& marks, double scale, Point origin);
};

void make_grey(Drawing& drawing);  // Every colour becomes a grey of the same brightness.

}  // namespace hexwright::paper
