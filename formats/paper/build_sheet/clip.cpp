#include "formats/paper/build_sheet/clip.h"

#include "engine/core/visit.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwright::paper {
namespace {

bool holds(const Area& area, Point at) {
    return at.x >= area.x && at.x <= area.right() && at.y >= area.y && at.y <= area.bottom();
}

// How far a point is inside one of the four edges; negative outside.
double inside_edge(const Area& area, int edge, Point at) {
    switch (edge) {
        case 0:
            return at.x - area.x;
        case 1:
            return area.right() - at.x;
        case 2:
            return at.y - area.y;
        default:
            return area.bottom() - at.y;
    }
}

Ring cut_ring(Ring ring, const Area& area) {
    for (int edge = 0; edge < 4; ++edge) {
        Ring kept;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i], to = ring[(i + 1) % ring.size()];
            const double a = inside_edge(area, edge, from), b = inside_edge(area, edge, to);
            if (a >= 0) kept.push_back(from);
            if ((a >= 0) != (b >= 0)) kept.push_back(between(from, to, a / (a - b)));
        }
        ring = std::move(kept);
    }
    return ring;
}

std::optional<std::pair<Point, Point>> cut_segment(Point from, Point to, const Area& area) {
    double first = 0, last = 1;
    for (int edge = 0; edge < 4; ++edge) {
        const double a = inside_edge(area, edge, from), b = inside_edge(area, edge, to);
        if (a < 0 && b < 0) return {};
        if (a < 0) first = std::max(first, a / (a - b));
        else if (b < 0) last = std::min(last, a / (a - b));
    }
    if (first >= last) return {};
    return std::pair(between(from, to, first), between(from, to, last));
}

void add_cut_line(std::vector<Mark>& kept, const std::vector<Point>& points, const Stroke& line, const Area& area) {
    Polyline now{{}, line};
    const auto finish = [&] {
        if (now.points.size() > 1) kept.push_back(now);
        now.points.clear();
    };
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const auto part = cut_segment(points[i], points[i + 1], area);
        if (!part) {
            finish();
            continue;
        }
        if (now.points.empty() || now.points.back() != part->first) {
            finish();
            now.points.push_back(part->first);
        }
        now.points.push_back(part->second);
    }
    finish();
}

void add_cut(std::vector<Mark>& kept, Polygon polygon, const Area& area) {
    const bool whole = std::ranges::all_of(polygon.rings, [&](const Ring& ring) {
        return std::ranges::all_of(ring, [&](Point at) { return holds(area, at); });
    });
    if (whole) return kept.push_back(std::move(polygon));
    if (polygon.fill.alpha > 0) {
        Polygon fill{{}, polygon.fill};
        for (const Ring& ring : polygon.rings)
            if (Ring cut = cut_ring(ring, area); !cut.empty()) fill.rings.push_back(std::move(cut));
        if (!fill.rings.empty()) kept.push_back(std::move(fill));
    }
    if (polygon.line.width <= 0 || polygon.line.color.alpha <= 0) return;
    for (Ring& ring : polygon.rings) {
        if (!ring.empty()) ring.push_back(ring.front());
        add_cut_line(kept, ring, polygon.line, area);
    }
}

}  // namespace

std::vector<Mark> clipped(std::vector<Mark> marks, const Area& area) {
    std::vector<Mark> kept;
    kept.reserve(marks.size());
    for (Mark& mark : marks)
        visit(
            mark, [&](Polygon& polygon) { add_cut(kept, std::move(polygon), area); },
            [&](const Polyline& line) { add_cut_line(kept, line.points, line.line, area); },
            [&](Text& text) {
                if (holds(area, text.at)) kept.push_back(std::move(text));
            });
    return kept;
}

}  // namespace hexwright::paper
