#include "engine/board/battlefield/overhang_balance.h"

#include "engine/board/room.h"

#include <algorithm>
#include <span>

namespace hexwright::board {
namespace {

// Axial coordinates are a linear image of the plane, so the side of a line that a point is on is preserved. The squared
// length of a vector is q² + qr + r², with the distance of two neighbours as the unit.
struct Point {
    long long q = 0, r = 0;
    friend constexpr auto operator<=>(Point, Point) = default;
    friend constexpr Point operator-(Point a, Point b) { return {a.q - b.q, a.r - b.r}; }
};

constexpr long long cross(Point a, Point b) { return a.q * b.r - a.r * b.q; }
constexpr long long squared(Point offset) { return offset.q * offset.q + offset.q * offset.r + offset.r * offset.r; }
constexpr long long twice_dot(Point a, Point b) { return 2 * a.q * b.q + a.q * b.r + a.r * b.q + 2 * a.r * b.r; }

// Adds one chain of the hull: sorted points that turn only one way.
void add_chain(std::vector<Point>& hull, std::span<const Point> points, std::size_t start) {
    for (const Point point : points) {
        while (hull.size() >= start + 2 && cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0)
            hull.pop_back();
        hull.push_back(point);
    }
    hull.pop_back();  // The other chain begins with this point.
}

std::vector<Point> convex_hull(std::vector<Point> points) {
    std::ranges::sort(points);
    if (points.size() < 3) return points;
    std::vector<Point> hull;
    add_chain(hull, points, 0);
    std::ranges::reverse(points);
    add_chain(hull, points, hull.size());
    return hull;
}

// True when `point` is at most half of `unit` away from the segment from a to b.
bool is_near(Point point, Point a, Point b, long long unit) {
    const Point offset = b - a;
    const long long along = twice_dot(point - a, offset), length = squared(offset);
    if (along <= 0) return 4 * squared(point - a) <= unit * unit;
    if (along >= 2 * length) return 4 * squared(point - b) <= unit * unit;
    return 4 * squared(point - a) * length - along * along <= unit * unit * length;
}

bool is_inside(Point point, const std::vector<Point>& hull) {
    if (hull.size() < 3) return false;
    for (std::size_t i = 0; i < hull.size(); ++i)
        if (cross(hull[(i + 1) % hull.size()] - hull[i], point - hull[i]) < 0) return false;
    return true;
}

}  // namespace

bool is_balanced(const std::vector<HexCoord>& hexes, std::vector<HexCoord> supported) {
    // All coordinates are relative to the first hex and multiplied by the number of hexes, which makes the centroid a
    // whole number.
    const auto count = static_cast<long long>(hexes.size());
    const HexCoord origin = hexes[0];
    Point centroid;
    for (const HexCoord hex : hexes) {
        centroid.q += hex.q - origin.q;
        centroid.r += hex.r - origin.r;
    }
    std::vector<Point> points;
    for (const HexCoord hex : supported) points.push_back({count * (hex.q - origin.q), count * (hex.r - origin.r)});
    const std::vector<Point> hull = convex_hull(std::move(points));
    if (is_inside(centroid, hull)) return true;
    for (std::size_t i = 0; i < hull.size(); ++i)
        if (is_near(centroid, hull[i], hull[(i + 1) % hull.size()], count)) return true;
    return false;
}

}  // namespace hexwright::board
