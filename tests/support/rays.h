// Sight by brute force, as a reference for the exact one: many rays from the eye to points of the target, each walked
// in small steps. At every step a small ball is tested: is it wholly in the open, wholly inside something, or neither?
// A ray that was in the open all the way proves "seen". If the points are so dense that every point of the target is
// within the ball's radius of one, and all rays met a ball wholly inside something, that proves "not seen". Otherwise
// the result is undecided. Uses floating point and shares no geometry with the engine.
#pragma once
#include "engine/rules/line_of_sight.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <vector>

namespace hexwright::testing {

struct Point {
    double x = 0, y = 0, z = 0;
    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Point operator*(Point a, double k) { return {a.x * k, a.y * k, a.z * k}; }
};
inline double length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y + p.z * p.z); }

constexpr double level_thickness = 0.3;  // In hex widths; sight does not depend on it.

inline Point centre(HexCoord hex) { return {hex.q + hex.r / 2.0, hex.r * std::sqrt(3.0) / 2, 0}; }
inline double thickness(double sight_units) { return sight_units * level_thickness / sight_units_per_level; }

// A corner of a hex of this size (1 is a space), clockwise from the top, with y down.
inline Point corner(HexCoord hex, int number, double size) {
    const double turn = M_PI / 3 * number - M_PI / 2, radius = size / std::sqrt(3.0);
    return centre(hex) + Point{radius * std::cos(turn), radius * std::sin(turn), 0};
}

struct Block {  // Straight-sided and convex.
    std::vector<Point> outline;
    double from = 0, to = 0;

    double beyond_side(Point p, std::size_t side) const {  // How far p is outside one side.
        const Point a = outline[side], offset = outline[(side + 1) % outline.size()] - a;
        return (offset.y * (p.x - a.x) - offset.x * (p.y - a.y)) / std::hypot(offset.x, offset.y);
    }
    double beside(Point p) const {  // Distance outside in the plan, never more than the true one; negative inside.
        double most = -1e9;
        for (std::size_t i = 0; i < outline.size(); ++i) most = std::max(most, beyond_side(p, i));
        return most;
    }
    double outside(Point p) const { return std::max({beside(p), from - p.z, p.z - to}); }
};

inline Block hex_block(HexCoord hex, double size, double from, double to) {
    Block block{{}, from, to};
    for (int i = 0; i < 6; ++i) block.outline.push_back(corner(hex, i, size));
    return block;
}

// Gift wrapping: the convex hull, in the direction of the corners.
inline std::vector<Point> wrapped(std::vector<Point> points) {
    std::vector<Point> hull;
    Point at = *std::ranges::min_element(points, {}, &Point::x);
    do {
        hull.push_back(at);
        Point next = points[0];
        for (const Point p : points) {
            const double turn = (next.x - at.x) * (p.y - at.y) - (next.y - at.y) * (p.x - at.x);
            const double longer = std::hypot(p.x - at.x, p.y - at.y) - std::hypot(next.x - at.x, next.y - at.y);
            if (turn < -1e-9 || (std::abs(turn) <= 1e-9 && longer > 0)) next = p;
        }
        at = next;
    } while (std::hypot(at.x - hull[0].x, at.y - hull[0].y) > 1e-9 && hull.size() < points.size());
    return hull;
}

inline std::vector<Block> figure_blocks(const FigureBody& body, double from, double to) {
    std::vector<Block> blocks;
    if (body.spaces == 2) {
        std::vector<Point> corners;
        for (const int hex : {0, 1})
            for (int i = 0; i < 6; ++i) corners.push_back(corner(body.hexes[static_cast<std::size_t>(hex)], i, 0.5));
        return {{wrapped(corners), from, to}};
    }
    for (int i = 0; i < body.spaces; ++i)
        blocks.push_back(hex_block(body.hexes[static_cast<std::size_t>(i)], body.spaces == 1 ? 0.5 : 1, from, to));
    return blocks;
}

enum class RayVerdict { Seen, Hidden, Undecided };

class RayCaster {
public:
    RayCaster(const Terrain& terrain, double radius = 0.04) : radius_(radius) {
        for (const Terrain::Column& column : terrain.columns()) {
            for (const Solid& solid : terrain.solids(column)) add_solid(solid);
            for (const Barrier& barrier : terrain.barriers(column))
                if (barrier.blocks)
                    panels_.push_back({corner(barrier.hex, static_cast<int>(barrier.side), 1),
                                       corner(barrier.hex, static_cast<int>(barrier.side) + 1, 1),
                                       barrier.from * level_thickness, barrier.to * level_thickness});
        }
    }

    // `others` are the figures that can block sight.
    RayVerdict look(const FigureBody& from, const FigureBody& target, SeenPart part,
                    const std::vector<FigureBody>& others) {
        figures_.clear();
        for (const FigureBody& other : others)
            for (const Block& block : figure_blocks(other, thickness(other.base), thickness(other.base + other.top)))
                figures_.push_back(block);
        const Point eye = centre(from.hexes[0]) + Point{0, 0, thickness(from.base + from.eye)};
        const bool any = part == SeenPart::Any;
        bool all_hidden = true;
        for (const Block& block : figure_blocks(target, thickness(target.base + (any ? 0 : target.zone_from)),
                                                thickness(target.base + (any ? target.top : target.zone_to))))
            for (const Sample& sample : samples(block, eye)) {
                const RayVerdict ray = walk(eye, sample.at);
                if (ray == RayVerdict::Seen && sample.on_target) return RayVerdict::Seen;
                all_hidden &= ray == RayVerdict::Hidden;
            }
        return all_hidden ? RayVerdict::Hidden : RayVerdict::Undecided;
    }

    std::int64_t rays() const { return rays_; }  // Number cast so far.

private:
    struct Panel {
        Point a, b;
        double from, to;
    };
    struct Filled {
        double from, to;
    };
    struct Sample {
        Point at;
        bool on_target;
    };

    void add_solid(const Solid& solid) {  // A castle wall fits into its base without a gap.
        const double from = solid.bottom * level_thickness / sevenths_per_level,
                     to = solid.top * level_thickness / sevenths_per_level;
        std::vector<Filled>& column = columns_[place(solid.hex)];
        if (!column.empty() && from < column.back().to + level_thickness - 1e-9)
            column.back().to = std::max(to, column.back().to);
        else column.push_back({from, to});
    }

    // Sample points so dense that each point of the faces towards the eye is within the radius of one.
    std::vector<Sample> samples(const Block& block, Point eye) const {
        std::vector<Sample> found;
        const double most = radius_ * std::sqrt(2.0);
        const auto steps = [&](double length) { return static_cast<int>(length / most) + 1; };
        const int up = steps(block.to - block.from);
        for (std::size_t i = 0; i < block.outline.size(); ++i) {
            if (block.beyond_side(eye, i) <= 0) continue;
            const Point a = block.outline[i], offset = block.outline[(i + 1) % block.outline.size()] - a;
            const int along = steps(std::hypot(offset.x, offset.y));
            for (int k = 0; k < along; ++k)
                for (int j = 0; j < up; ++j) {
                    Point at = a + offset * ((k + 0.5) / along);
                    at.z = block.from + (block.to - block.from) * (j + 0.5) / up;
                    found.push_back({at, true});
                }
        }
        if (eye.z > block.to) add_flat_samples(block, block.to, most, found);
        if (eye.z < block.from) add_flat_samples(block, block.from, most, found);
        return found;
    }

    static void add_flat_samples(const Block& block, double z, double step, std::vector<Sample>& to) {
        Point low = block.outline[0], high = low;
        for (const Point p : block.outline) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y), z};
            high = {std::max(high.x, p.x), std::max(high.y, p.y), z};
        }
        for (double x = low.x; x <= high.x + step; x += step)
            for (double y = low.y; y <= high.y + step; y += step)
                if (const double beside = block.beside({x, y, z}); beside < step) to.push_back({{x, y, z}, beside < 0});
    }

    RayVerdict walk(Point eye, Point goal) {
        ++rays_;
        const Point offset = goal - eye;
        if (meets_panel(eye, offset, 1)) return RayVerdict::Hidden;
        bool open = !meets_panel(eye, offset, -1);
        const int steps = static_cast<int>(length(offset) / radius_) + 1;
        for (int i = 0; i <= steps; ++i) {
            const RayVerdict ball = ask(eye + offset * (static_cast<double>(i) / steps));
            if (ball == RayVerdict::Hidden) return RayVerdict::Hidden;
            open &= ball == RayVerdict::Seen;
        }
        return open ? RayVerdict::Seen : RayVerdict::Undecided;
    }

    // Whether the ray passes through a panel whose borders are moved inwards (1) or outwards (-1) by the largest
    // possible error of a ray.
    bool meets_panel(Point eye, Point offset, int inwards) const {
        return std::ranges::any_of(panels_, [&](const Panel& panel) {
            const Point along = panel.b - panel.a;
            const double width = std::hypot(along.x, along.y);
            const double beside = (along.x * (eye.y - panel.a.y) - along.y * (eye.x - panel.a.x)) / width;
            const double speed = (along.x * offset.y - along.y * offset.x) / width;
            const double margin = inwards * radius_ * (1 + length(offset) / std::max(std::abs(speed), 1e-9));
            const double when = -beside / speed;
            if (!(when > 0 && when < 1)) return false;
            const Point at = eye + offset * when;
            const double on = ((at.x - panel.a.x) * along.x + (at.y - panel.a.y) * along.y) / width;
            return on > margin && on < width - margin && at.z > panel.from + margin && at.z < panel.to - margin;
        });
    }

    // Seen: the ball is in the open. Hidden: it is inside something (touching columns count as one).
    RayVerdict ask(Point p) const {
        bool open = true;
        for (const Block& figure : figures_) {
            const double outside = figure.outside(p);
            if (outside < -radius_) return RayVerdict::Hidden;
            open &= outside > radius_;
        }
        bool inside = true;
        const HexCoord here = hex_at(p);
        for (int q = -1; q <= 1; ++q)
            for (int r = -1; r <= 1; ++r) {
                const HexCoord hex = here + HexCoord{q, r};
                if (q * r > 0 || (hex != here && beside_hex(hex, p) > radius_)) continue;
                bool filled = false;
                for (const Filled& f : columns_[place(hex)]) {
                    filled |= f.from < p.z - radius_ && f.to > p.z + radius_;
                    open &= f.to < p.z - radius_ || f.from > p.z + radius_;
                }
                inside &= filled;
            }
        return inside ? RayVerdict::Hidden : open ? RayVerdict::Seen : RayVerdict::Undecided;
    }

    static std::size_t place(HexCoord hex) {  // Index of its column; boards reach no further than 30 hexes.
        assert(std::max(std::abs(hex.q), std::abs(hex.r)) <= 31);
        return static_cast<std::size_t>((hex.r + 31) * 63 + hex.q + 31);
    }

    static double beside_hex(HexCoord hex, Point p) {  // Distance outside, never more than the true one.
        const Point off = p - centre(hex);
        const double half = std::sqrt(3.0) / 2;
        return std::max({std::abs(off.x), std::abs(off.x / 2 + off.y * half), std::abs(off.x / 2 - off.y * half)}) -
               0.5;
    }

    static HexCoord hex_at(Point p) {
        const double r = p.y * 2 / std::sqrt(3.0), q = p.x - r / 2;
        const HexCoord near{static_cast<int>(std::floor(q)), static_cast<int>(std::floor(r))};
        HexCoord best = near;
        for (const HexCoord step : {HexCoord{0, 0}, HexCoord{1, 0}, HexCoord{0, 1}, HexCoord{1, 1}})
            if (beside_hex(near + step, p) < beside_hex(best, p)) best = near + step;
        return best;
    }

    double radius_;
    std::vector<std::vector<Filled>> columns_ = std::vector<std::vector<Filled>>(63 * 63);
    std::vector<Panel> panels_{};
    std::vector<Block> figures_{};
    std::int64_t rays_ = 0;
};

}  // namespace hexwright::testing
