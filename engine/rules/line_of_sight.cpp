#include "engine/rules/line_of_sight.h"

#include "engine/rules/sight_cone.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory_resource>
#include <optional>
#include <utility>

#include <climits>

namespace hexwright::rules {
namespace {

constexpr int plan_per_hex = 6;
constexpr int units_per_seventh = sight_units_per_level / sevenths_per_level;
constexpr PlanPoint hex_corners[6] = {{2, -4}, {4, -2}, {2, 2},
                                      {-2, 4}, {-4, 2}, {-2, -2}};  // Side s runs from corner s to the next.
constexpr PlanPoint figure_corners[6] = {{1, -2}, {2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}};

// Outline of a solid: two to eight corners.
class Outline {
public:
    void add(PlanPoint corner) { corners_[count_++] = corner; }
    std::span<const PlanPoint> corners() const { return {corners_, count_}; }

private:
    PlanPoint corners_[8];
    std::size_t count_ = 0;
};

Outline hexagon(PlanPoint centre, const PlanPoint (&corners)[6]) {
    Outline outline;
    for (const PlanPoint corner : corners) outline.add(centre + corner);
    return outline;
}

// The convex hull of a figure's hexagons on two neighbouring spaces: for each corner, the one further out.
Outline long_hexagon(PlanPoint front, PlanPoint back) {
    Outline outline;
    const PlanPoint offset = back - front;
    for (std::size_t i = 0; i < 6; ++i) {
        const PlanPoint corner = figure_corners[i];
        const bool back_before = cross(offset, corner - figure_corners[(i + 5) % 6]) > 0;
        const bool back_after = cross(offset, figure_corners[(i + 1) % 6] - corner) > 0;
        outline.add((back_before ? back : front) + corner);
        if (back_before != back_after) outline.add((back_after ? back : front) + corner);
    }
    return outline;
}

struct Eye {
    HexCoord hex;
    std::int32_t height = 0;
    PlanPoint plan(HexCoord of) const { return {plan_per_hex * (of.q - hex.q), plan_per_hex * (of.r - hex.r)}; }
};

std::size_t parts(const FigureBody& body) { return body.spaces > 2 ? static_cast<std::size_t>(body.spaces) : 1; }

Outline part_outline(const FigureBody& body, std::size_t part, const Eye& eye) {
    if (body.spaces == 1) return hexagon(eye.plan(body.hexes[0]), figure_corners);
    if (body.spaces == 2) return long_hexagon(eye.plan(body.hexes[0]), eye.plan(body.hexes[1]));
    return hexagon(eye.plan(body.hexes[part]), hex_corners);
}

bool same_figure(const FigureBody& a, const FigureBody& b) { return a.figure.valid() && a.figure == b.figure; }

// Looks for an edge of `own` with the other outline entirely beyond it, and returns the side of its line that the eye
// is on: below 0 on the other's side, above 0 on the edge's own side, 0 on the line. None when there is no such edge.
std::optional<std::int64_t> eye_beside_edge_of(std::span<const PlanPoint> own, std::span<const PlanPoint> other) {
    for (std::size_t i = 0; i < own.size(); ++i) {
        const PlanPoint start = own[i], offset = own[i + 1 < own.size() ? i + 1 : 0] - start;
        const auto outside = [&](PlanPoint corner) { return cross(offset, corner - start) <= 0; };
        if (std::ranges::all_of(other, outside)) return cross(start, offset);
    }
    return {};
}

// Convex solids that do not intersect have a plane between them. With the eye on the solid's side of it, every ray
// meets the solid before the target; with the eye on the target's side, after it. (With the eye in the plane, no area
// of directions meets both.) If their heights do not overlap, a horizontal plane separates them, and rays that reach
// both come from the solid's side; see `HeightRange`. A solid that intersects the target hides nothing, because the
// target sticks out of it.
bool is_in_front(const Prism& solid, const Prism& target) {
    if (solid.from >= target.to || solid.to <= target.from) return true;
    if (const auto side = eye_beside_edge_of(target.outline, solid.outline)) return *side < 0;
    if (const auto side = eye_beside_edge_of(solid.outline, target.outline)) return *side > 0;
    return false;
}

// One look from an eye at one convex part of a target.
class Gaze {
public:
    Gaze(const SightScene& scene, const FigureBody& from, const FigureBody& target, Eye eye, const Prism& goal)
        : scene_(scene),
          from_(from),
          target_(target),
          eye_(eye),
          goal_(goal),
          memory_(buffer_, sizeof buffer_),
          open_(goal, &memory_) {
        heights_ = {std::min(0, goal.from), std::max(0, goal.to)};
        for (const PlanPoint corner : goal.outline) {
            low_ = {std::min(low_.q, corner.q), std::min(low_.r, corner.r)};
            high_ = {std::max(high_.q, corner.q), std::max(high_.r, corner.r)};
        }
        find_sides();
    }

    // True when anything of the goal is seen. Stops as soon as all is hidden.
    bool sees() { return look_past_figures() && look_past_terrain(); }

    // The same, and appends what hides something, nearest first.
    bool sees(std::vector<Blocker>& blockers) {
        std::vector<Suspect> suspects;
        suspects_ = &suspects;
        sees();
        std::ranges::stable_sort(suspects, {}, &Suspect::nearness);
        for (const Suspect& suspect : suspects)
            if (hides(suspect.outline, suspect.from, suspect.to)) blockers.push_back(suspect.blocker);
        return !open_.empty();
    }

private:
    struct Suspect {
        Outline outline;
        std::int32_t from, to;
        Blocker blocker;
        std::int64_t nearness;  // Squared distance of its nearest corner from the eye.
    };

    // ---- the region of the plan in between: the convex hull of the eye and the goal

    void find_sides() {
        const auto& outline = goal_.outline;
        right_ = left_ = outline[0];
        bool around = true;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            if (cross(right_, outline[i]) < 0) right_ = outline[i];
            if (cross(left_, outline[i]) > 0) left_ = outline[i];
            around &= cross(outline[i], outline[i + 1 < outline.size() ? i + 1 : 0]) > 0;
        }
        straight_up_ = around;
        for (const PlanPoint corner : hex_corners) {
            right_reach_ = std::max(right_reach_, cross(right_, corner));
            left_reach_ = std::max(left_reach_, cross(corner, left_));
        }
    }
    // `centre` is the centre of a hex.
    bool is_between(PlanPoint centre) const {
        return straight_up_ || (cross(right_, centre) + right_reach_ > 0 && cross(centre, left_) + left_reach_ > 0);
    }

    struct Range {
        int from = INT_MAX, to = INT_MIN;
        void add(int first, int last) {
            from = std::min({from, first, last});
            to = std::max({to, first, last});
        }
    };

    static int floor_div(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

    // Extends `range` by the part of the line from the eye to a corner that lies in a band of the plan, with r from
    // `top` to `bottom`.
    static void add_line(Range& range, PlanPoint corner, int top, int bottom) {
        const int from = std::max(top, std::min(0, corner.r)), to = std::min(bottom, std::max(0, corner.r));
        if (from > to) return;
        if (corner.r == 0) return range.add(0, corner.q);
        for (const int r : {from, to}) {
            const int q = floor_div(r * corner.q, corner.r);
            range.add(q, q + 1);
        }
    }

    // The hexes of a row that may lie between; `row` counts from the eye's row.
    Range hexes_of_row(int row) const {
        const int top = plan_per_hex * row - 4, bottom = plan_per_hex * row + 4;
        Range plan;
        add_line(plan, right_, top, bottom);
        add_line(plan, left_, top, bottom);
        if (low_.r <= bottom && high_.r >= top) plan.add(low_.q, high_.q);
        if (plan.from > plan.to) return {0, -1};
        return {-floor_div(4 - plan.from, plan_per_hex), floor_div(plan.to + 4, plan_per_hex)};
    }

    // Visits rows, and hexes within a row, starting on the eye's side, so that near things come first.
    bool look_past_terrain() {
        const int first = -floor_div(4 - std::min(0, low_.r), plan_per_hex),
                  last = floor_div(std::max(0, high_.r) + 4, plan_per_hex);
        const bool down = high_.r > -low_.r, right = high_.q > -low_.q;
        for (int i = 0; i <= last - first; ++i) {
            const int row = down ? first + i : last - i;
            const Range range = hexes_of_row(row);
            for (int k = 0; k <= range.to - range.from; ++k) {
                const HexCoord step{right ? range.from + k : range.to - k, row};
                if (is_between({plan_per_hex * step.q, plan_per_hex * step.r}) && !look_past_hex(eye_.hex + step))
                    return false;
            }
        }
        return true;
    }

    // ---- what stands on a hex

    bool look_past_hex(HexCoord hex) {
        const Terrain::Column* column = scene_.terrain.column(hex);
        if (!column) return true;
        return look_past_solids(hex, scene_.terrain.solids(*column)) &&
               look_past_walls(hex, scene_.terrain.barriers(*column));
    }

    bool is_one_of_the_two(PieceId piece) const { return piece == from_.piece || piece == target_.piece; }

    // Solids that lie on each other, or less than a level apart (a castle wall on its base), count as one without a
    // crack. When blockers are collected, each solid counts alone and closes the crack below it.
    bool look_past_solids(HexCoord hex, std::span<const Solid> solids) {
        std::int32_t from = 0, to = INT_MIN;  // The pile so far; empty at first.
        for (const Solid& solid : solids) {
            if (is_one_of_the_two(solid.piece)) continue;
            const std::int32_t bottom = solid.bottom * units_per_seventh - eye_.height,
                               top = solid.top * units_per_seventh - eye_.height;
            const bool starts = to == INT_MIN || bottom >= to + sight_units_per_level;
            if (suspects_) look_past_hex_solid(hex, starts ? bottom : std::min(to, bottom), top, solid.piece);
            else if (starts && to != INT_MIN && !look_past_hex_solid(hex, from, to, solid.piece)) return false;
            from = starts ? bottom : from;
            to = starts ? top : std::max(to, top);
        }
        return suspects_ || to == INT_MIN || look_past_hex_solid(hex, from, to, {});
    }

    bool look_past_hex_solid(HexCoord hex, std::int32_t from, std::int32_t to, PieceId piece) {
        return !is_within_heights(from, to) || look_past(hexagon(eye_.plan(hex), hex_corners), from, to, piece);
    }

    bool look_past_walls(HexCoord hex, std::span<const Barrier> barriers) {
        for (const Barrier& barrier : barriers) {
            if (!barrier.blocks || barrier.side > Direction::SE || is_one_of_the_two(barrier.piece))
                continue;  // The other sides are handled from across.
            const std::int32_t from = barrier.from * sight_units_per_level - eye_.height;
            const std::int32_t to = barrier.to * sight_units_per_level - eye_.height;
            if (!is_within_heights(from, to)) continue;
            Outline panel;
            for (const std::size_t end : {0, 1})
                panel.add(eye_.plan(hex) + hex_corners[static_cast<std::size_t>(barrier.side) + end]);
            if (!look_past(panel, from, to, barrier.piece)) return false;
        }
        return true;
    }

    bool look_past_figures() {
        for (const FigureBody& body : scene_.figures) {
            if (same_figure(body, from_) || same_figure(body, target_)) continue;
            const std::int32_t from = body.base - eye_.height, to = body.top + body.base - eye_.height;
            if (!is_within_heights(from, to)) continue;
            for (std::size_t part = 0; part < parts(body); ++part) {
                const Outline outline = part_outline(body, part, eye_);
                if (is_outline_between(outline.corners()) && !look_past(outline, from, to, body.figure)) return false;
            }
        }
        return true;
    }

    bool is_outline_between(std::span<const PlanPoint> outline) const {
        if (straight_up_) return true;
        return std::ranges::any_of(outline, [&](PlanPoint corner) { return cross(right_, corner) > 0; }) &&
               std::ranges::any_of(outline, [&](PlanPoint corner) { return cross(corner, left_) > 0; });
    }

    bool is_within_heights(std::int32_t from, std::int32_t to) const {
        return to > heights_.lowest && from < heights_.highest;
    }

    bool look_past(const Outline& outline, std::int32_t from, std::int32_t to, Blocker blocker) {
        if (!suspects_) {
            hides(outline, from, to);
            return !open_.empty();
        }
        std::int64_t nearness = INT64_MAX;
        for (const PlanPoint corner : outline.corners()) nearness = std::min(nearness, squared(corner));
        suspects_->push_back({outline, from, to, blocker, nearness});
        return true;
    }

    static std::int64_t squared(PlanPoint p) {
        return std::int64_t{p.q} * p.q + std::int64_t{p.q} * p.r + std::int64_t{p.r} * p.r;
    }

    bool hides(const Outline& outline, std::int32_t from, std::int32_t to) {
        const Prism solid{outline.corners(), from, to};
        return is_in_front(solid, goal_) && open_.subtract(Shadow(solid, heights_));
    }

    const SightScene& scene_;
    const FigureBody &from_, &target_;
    Eye eye_;
    Prism goal_;
    HeightRange heights_{};
    PlanPoint low_{}, high_{};  // Bounds of the goal and the eye.
    // Corners of the goal; everything in between lies between the lines from the eye to them.
    PlanPoint right_{}, left_{};
    // How far a hex extends beyond its centre, measured across those lines.
    std::int64_t right_reach_ = 0, left_reach_ = 0;
    bool straight_up_ = false;  // The eye is directly above or below the goal.
    std::byte buffer_[8192];
    std::pmr::monotonic_buffer_resource memory_;
    OpenCone open_;
    std::vector<Suspect>* suspects_ = nullptr;  // When set, suspects are only collected.
};

struct Heights {
    std::int32_t from = 0, to = 0;  // Above the table.
};
Heights heights_of(const FigureBody& target, SeenPart part) {
    if (part == SeenPart::Any) return {target.base, target.base + target.top};
    return {target.base + target.zone_from, target.base + target.zone_to};
}

// True when the eye is inside the goal or touches its top or bottom.
bool is_around(const Prism& goal) {
    if (goal.from > 0 || goal.to < 0) return false;
    for (std::size_t i = 0; i < goal.outline.size(); ++i)
        if (cross(goal.outline[i], goal.outline[i + 1 < goal.outline.size() ? i + 1 : 0]) <= 0) return false;
    return true;
}

// Looks from the eye above one space of a figure. `blockers` may be nullptr; otherwise what hides the target is
// appended.
bool look(const SightScene& scene, const FigureBody& from, int space, const FigureBody& target, SeenPart part,
          std::vector<Blocker>* blockers) {
    const Eye eye{from.hexes[static_cast<std::size_t>(space)], from.base + from.eye};
    const Heights heights = heights_of(target, part);
    if (heights.from >= heights.to) return false;
    if (same_figure(from, target)) return true;
    for (std::size_t i = 0; i < parts(target); ++i) {
        const Outline outline = part_outline(target, i, eye);
        const Prism goal{outline.corners(), heights.from - eye.height, heights.to - eye.height};
        if (is_around(goal)) return true;
        Gaze gaze(scene, from, target, eye, goal);
        if (blockers ? gaze.sees(*blockers) : gaze.sees()) return true;
    }
    return false;
}

// Lists each blocker once.
Sight looked(bool seen, std::vector<Blocker> blockers) {
    if (seen) return {};
    Sight sight{.seen = false};
    for (const Blocker& blocker : blockers)
        if (std::ranges::find(sight.blocked_by, blocker) == sight.blocked_by.end()) sight.blocked_by.push_back(blocker);
    return sight;
}

bool look_from_any_space(const SightScene& scene, const FigureBody& source, const FigureBody& target,
                         std::vector<Blocker>* blockers) {
    for (int space = 0; space < source.spaces; ++space)
        if (look(scene, source, space, target, SeenPart::Any, blockers)) return true;
    return false;
}

}  // namespace

int air_above(const Surface& ground) { return (ground.height + ground.room) * sevenths_per_level - ground.top; }

FigureBody figure_body(std::span<const HexCoord> hexes, int top_sevenths, int height, const SightZone& zone,
                       int air_sevenths) {
    assert(!hexes.empty() && hexes.size() <= most_figure_spaces);
    constexpr int units_per_tenth = sight_units_per_level / 10;
    FigureBody body{.spaces = static_cast<int>(hexes.size()),
                    .base = top_sevenths * units_per_seventh,
                    .top = height * sight_units_per_level,
                    .eye = zone.eye * units_per_tenth,
                    .zone_from = zone.from * units_per_tenth,
                    .zone_to = zone.to * units_per_tenth};
    std::ranges::copy(hexes, body.hexes.begin());
    const std::int32_t air = std::max(air_sevenths, 1) * units_per_seventh,
                       tallest = std::max({body.top, body.eye, body.zone_to});
    if (tallest > air)
        for (std::int32_t* part : {&body.top, &body.eye, &body.zone_from, &body.zone_to}) *part = *part * air / tallest;
    body.eye = std::min(body.eye, air - 1);  // An eye that touches the roof sees nothing.
    return body;
}

FigureBody figure_body(const Surface& ground, int height) {
    return figure_body(std::span(&ground.space.at, 1), ground.top, height, estimated_zone(height), air_above(ground));
}

bool sees(const SightScene& scene, const FigureBody& from, const FigureBody& target, SeenPart part) {
    return look(scene, from, 0, target, part, nullptr);
}

Sight line_of_sight(const SightScene& scene, const FigureBody& from, const FigureBody& target, SeenPart part) {
    std::vector<Blocker> blockers;
    const bool seen = look(scene, from, 0, target, part, &blockers);
    return looked(seen, std::move(blockers));
}

bool has_clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target) {
    return look_from_any_space(scene, source, target, nullptr);
}

Sight clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target) {
    std::vector<Blocker> blockers;
    const bool seen = look_from_any_space(scene, source, target, &blockers);
    return looked(seen, std::move(blockers));
}

}  // namespace hexwright::rules
