#include "formats/paper/sheet/iso_shapes.h"

#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"

namespace hexwright::paper {
namespace {

constexpr double left_shade = 0.16, right_shade = 0.34;

unsigned edge_of(unsigned rgb) { return is_dark(rgb) ? darker(rgb, 0.55) : darker(rgb, 0.42); }

}  // namespace

Ring iso_ring(const Ring& plan, double height) {
    Ring ring;
    for (const Point point : plan) ring.push_back(iso(point, height));
    return ring;
}

void iso_face(Sketch& sketch, HexCoord hex, Direction side, double from, double to, unsigned rgb) {
    const auto ends = side_of(hex, side);
    const unsigned fill = darker(rgb, side == Direction::SW ? left_shade : right_shade);
    sketch.shape(Ring{iso(ends[0], from), iso(ends[1], from), iso(ends[1], to), iso(ends[0], to)}, fill, edge_of(fill),
                 0.35);
}

void iso_body(Sketch& sketch, Point centre, double foot, const std::vector<Ring3>& rings, unsigned rgb) {
    for (const double hand : {-1.0, 1.0}) {  // The left half is light, the right half dark; they meet in front.
        Ring half;
        for (const Ring3& ring : rings) half.push_back(iso(centre + Point{hand * ring.radius, 0}, foot + ring.height));
        for (auto ring = rings.rbegin(); ring != rings.rend(); ++ring)
            half.push_back(iso(centre + Point{0, ring->radius * 0.85}, foot + ring->height));
        const unsigned fill = hand < 0 ? lighter(rgb, 0.12) : darker(rgb, 0.22);
        sketch.shape(std::move(half), fill, edge_of(fill), 0.3);
    }
}

void iso_slab(Sketch& sketch, Point a, Point b, double from, double to, double width, unsigned rgb) {
    if (a.y > b.y) std::swap(a, b);  // Makes b the nearer one.
    const Point offset = b - a;
    Point out = Point{-offset.y, offset.x} * (width / 2 / length(offset));
    if (out.y < 0) out = out * -1;
    const unsigned front = darker(rgb, out.x < 0 ? left_shade : right_shade),
                   cap = darker(rgb, out.x < 0 ? right_shade : left_shade);
    const auto wall = [&](Point p, Point q, unsigned fill) {
        sketch.shape(Ring{iso(p, from), iso(q, from), iso(q, to), iso(p, to)}, fill, edge_of(rgb), 0.4);
    };
    wall(b - out, b + out, cap);
    wall(a + out, b + out, front);
    sketch.shape(iso_ring({a - out, b - out, b + out, a + out}, to), lighter(rgb, 0.15), edge_of(rgb), 0.4);
}

void iso_line(Sketch& sketch, Point a, double from, Point b, double to, unsigned rgb, double width) {
    sketch.line({iso(a, from), iso(b, to)}, rgb, width);
}

}  // namespace hexwright::paper
