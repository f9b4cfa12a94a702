#include "formats/paper/build_sheet/leaf.h"

#include "engine/core/visit.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::paper {

Area within(const Area& area, double edge) {
    return {area.x + edge, area.y + edge, std::max(0.0, area.width - 2 * edge), std::max(0.0, area.height - 2 * edge)};
}
Area top_of(const Area& area, double height) { return {area.x, area.y, area.width, std::min(height, area.height)}; }
Area below_top_of(const Area& area, double height) {
    return {area.x, area.y + height, area.width, std::max(0.0, area.height - height)};
}
Area cell_of(const Area& area, int columns, int rows, int number, double gap) {
    const double width = (area.width - gap * (columns - 1)) / columns, height = (area.height - gap * (rows - 1)) / rows;
    return {area.x + (width + gap) * (number % columns), area.y + (height + gap) * (number / columns), width, height};
}

void Leaf::text(Point baseline, std::string words, double size, unsigned rgb, Anchor anchor, bool bold) {
    drawing.marks.push_back(Text{baseline, std::move(words), size, {rgb}, anchor, bold});
}

void Leaf::line(Point from, Point to, double width, unsigned rgb) {
    drawing.marks.push_back(Polyline{{from, to}, {{rgb}, width}});
}

void Leaf::box(const Area& area, unsigned fill, double line_width, unsigned line) {
    drawing.marks.push_back(
        Polygon{{{{area.x, area.y}, {area.right(), area.y}, {area.right(), area.bottom()}, {area.x, area.bottom()}}},
                {fill},
                {{line}, line_width}});
}

void Leaf::tick_box(Point corner, double size) { box({corner.x, corner.y, size, size}, ink::paper, 0.25, ink::quiet); }

double Leaf::place(const Drawing& part, const Area& area, double largest) {
    if (!(part.width > 0) || !(part.height > 0)) return 1;
    const double scale = std::min({area.width / part.width, area.height / part.height, largest});
    add(part.marks, scale,
        {area.x + (area.width - part.width * scale) / 2, area.y + (area.height - part.height * scale) / 2});
    return scale;
}

namespace {

void rescale(std::vector<Point>& points, double scale, Point origin) {
    for (Point& point : points) point = origin + point * scale;
}

Mark rescaled(Mark mark, double scale, Point origin) {
    visit(
        mark,
        [&](Polygon& polygon) {
            for (auto& ring : polygon.rings) rescale(ring, scale, origin);
            polygon.line.width *= scale;
        },
        [&](Polyline& polyline) {
            rescale(polyline.points, scale, origin);
            polyline.line.width *= scale;
        },
        [&](Text& text) {
            text.at = origin + text.at * scale;
            text.size *= scale;
        });
    return mark;
}

void grey(Color& color) {
    const double red = color.rgb >> 16 & 0xFF, green = color.rgb >> 8 & 0xFF, blue = color.rgb & 0xFF;
    const auto level = static_cast<unsigned>(std::lround(0.299 * red + 0.587 * green + 0.114 * blue));
    color.rgb = level << 16 | level << 8 | level;
}

}  // namespace

void Leaf::add(const std::vector<Mark>& marks, double scale, Point origin) {
    drawing.marks.reserve(drawing.marks.size() + marks.size());
    for (const Mark& mark : marks) drawing.marks.push_back(rescaled(mark, scale, origin));
}

void make_grey(Drawing& drawing) {
    for (Mark& mark : drawing.marks)
        visit(
            mark,
            [](Polygon& polygon) {
                grey(polygon.fill);
                grey(polygon.line.color);
            },
            [](Polyline& polyline) { grey(polyline.line.color); }, [](Text& text) { grey(text.color); });
}

}  // namespace hexwright::paper
