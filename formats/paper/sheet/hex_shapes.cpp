#include "formats/paper/sheet/hex_shapes.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwright::paper {
namespace {

constexpr double sqrt3 = std::numbers::sqrt3;
constexpr double hex_radius = hex_width / sqrt3;  // From centre to corner.
constexpr double row_height = 1.5 * hex_radius;

bool contains(const std::vector<HexCoord>& sorted, HexCoord hex) { return std::ranges::binary_search(sorted, hex); }

void sort_distinct(std::vector<HexCoord>& hexes) {
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
}

// A side of a hex of the group with no hex of the group beyond it.
struct Border {
    HexCoord hex;
    int side;
    friend auto operator<=>(Border, Border) = default;
};

// The next side of the border. Three hexes meet at the corner after a side, so the border continues along the same hex
// or along the one beyond its next side.
Border next(const std::vector<HexCoord>& hexes, Border border) {
    const int turn = (border.side + 1) % 6;
    const HexCoord beyond = neighbour(border.hex, static_cast<Direction>(turn));
    if (!contains(hexes, beyond)) return {border.hex, turn};
    return {beyond, (border.side + 5) % 6};
}

// A corner of the grid in whole numbers, so that equal corners compare equal.
HexCoord corner_key(HexCoord hex, int corner) {
    return hex * 3 + offset(static_cast<Direction>((corner + 5) % 6)) + offset(static_cast<Direction>(corner % 6));
}

struct InnerSide {
    HexCoord from, to;
};
Point point_of(HexCoord key) { return {hex_width * (key.q + key.r / 2.0) / 3, row_height * key.r / 3}; }

}  // namespace

Point centre_of(HexCoord hex) { return {hex_width * (hex.q + hex.r / 2.0), row_height * hex.r}; }

HexCoord hex_at(Point point) {
    const double r = point.y / row_height, q = point.x / hex_width - r / 2, s = -q - r;
    double rounded_q = std::round(q), rounded_r = std::round(r);
    const double rounded_s = std::round(s);
    const double off_q = std::abs(rounded_q - q), off_r = std::abs(rounded_r - r), off_s = std::abs(rounded_s - s);
    if (off_q > off_r && off_q > off_s) rounded_q = -rounded_r - rounded_s;
    else if (off_r > off_s) rounded_r = -rounded_q - rounded_s;
    const auto whole = [](double value) { return static_cast<int>(std::clamp(value, -1e6, 1e6)); };
    return {whole(rounded_q), whole(rounded_r)};
}

std::array<Point, 6> corners_of(HexCoord hex) {
    std::array<Point, 6> corners;
    for (int corner = 0; corner < 6; ++corner)
        corners[static_cast<std::size_t>(corner)] = point_of(corner_key(hex, corner));
    return corners;
}

double length(Point offset) { return std::hypot(offset.x, offset.y); }

Point turned(Point offset, double degrees) {
    const double angle = degrees * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    return {offset.x * c - offset.y * s, offset.x * s + offset.y * c};
}

std::vector<Ring> outline(std::vector<HexCoord> hexes) {
    sort_distinct(hexes);
    std::vector<Border> borders;
    for (const HexCoord hex : hexes)
        for (int side = 0; side < 6; ++side)
            if (!contains(hexes, neighbour(hex, static_cast<Direction>(side)))) borders.push_back({hex, side});
    std::vector<bool> walked(borders.size());  // `borders` is already sorted.
    std::vector<Ring> rings;
    for (std::size_t first = 0; first < borders.size(); ++first) {
        if (walked[first]) continue;
        Ring ring;
        Border at = borders[first];
        for (auto place = first; !walked[place];) {
            walked[place] = true;
            ring.push_back(point_of(corner_key(at.hex, at.side)));
            at = next(hexes, at);
            place = static_cast<std::size_t>(std::ranges::lower_bound(borders, at) - borders.begin());
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

std::vector<Ring> inset(std::vector<Ring> rings, double by) {
    for (Ring& ring : rings) {
        const Ring from = ring;
        // Normal of the side that starts at corner i.
        const auto inward = [&](std::size_t i) {
            const Point offset = from[(i + 1) % from.size()] - from[i % from.size()];
            return Point{-offset.y, offset.x} * (1 / length(offset));
        };
        for (std::size_t i = 0; i < from.size(); ++i) {
            const Point before = inward(i + from.size() - 1), after = inward(i);
            ring[i] = from[i] + (before + after) * (by / (1 + before.x * after.x + before.y * after.y));
        }
    }
    return rings;
}

std::vector<Ring> moved(std::vector<Ring> rings, Point offset) {
    for (Ring& ring : rings)
        for (Point& point : ring) point = point + offset;
    return rings;
}

std::vector<std::vector<Point>> inner_lines(std::vector<HexCoord> hexes) {
    sort_distinct(hexes);
    std::vector<InnerSide> sides;
    for (const HexCoord hex : hexes)
        for (const int side : {1, 2, 3})  // E, SE and SW visit each side once.
            if (contains(hexes, neighbour(hex, static_cast<Direction>(side))))
                sides.push_back({corner_key(hex, side), corner_key(hex, side + 1)});
    std::vector<std::vector<Point>> lines;
    while (!sides.empty()) {
        std::vector<Point> line{point_of(sides.back().from), point_of(sides.back().to)};
        HexCoord tail = sides.back().to;
        sides.pop_back();
        const auto joins = [&](const InnerSide& side) { return side.from == tail || side.to == tail; };
        for (auto found = std::ranges::find_if(sides, joins); found != sides.end();
             found = std::ranges::find_if(sides, joins)) {
            tail = found->from == tail ? found->to : found->from;
            line.push_back(point_of(tail));
            sides.erase(found);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Point> side_of(HexCoord hex, Direction side) {
    const int corner = static_cast<int>(side);
    return {point_of(corner_key(hex, corner)), point_of(corner_key(hex, corner + 1))};
}

Point middle_of(const std::vector<HexCoord>& hexes) {
    Point sum;
    for (const HexCoord hex : hexes) sum = sum + centre_of(hex);
    return sum * (1.0 / static_cast<double>(hexes.size()));
}

Ring circle(Point centre, double radius, int corners) { return star(centre, radius, radius, corners / 2); }

Ring star(Point centre, double outer, double inner, int points, double first_degrees) {
    Ring ring;
    for (int i = 0; i < 2 * points; ++i)
        ring.push_back(centre + turned({0, i % 2 == 0 ? -outer : -inner}, first_degrees + 180.0 * i / points));
    return ring;
}

Ring scallop(Point centre, double radius, int bumps, double depth) {
    Ring ring;
    constexpr int steps = 6;
    for (int i = 0; i < bumps * steps; ++i) {
        const double swell = std::abs(std::sin(std::numbers::pi * i / steps));
        ring.push_back(centre + turned({0, -(radius - depth + depth * swell)}, 360.0 * i / (bumps * steps)));
    }
    return ring;
}

Ring band(Point from, Point to, double width) {
    const Point offset = to - from;
    const Point aside = Point{-offset.y, offset.x} * (width / 2 / length(offset));
    return {from - aside, to - aside, to + aside, from + aside};
}

}  // namespace hexwright::paper
