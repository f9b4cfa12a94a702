#include "formats/paper/build_sheet/lay_plan.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/board/hex/grid_map.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_pieces.h"

#include <algorithm>
#include <cmath>

namespace hexwright::paper {
namespace {

// Widths on paper in millimetres.
constexpr double new_line = 0.8, halo = 0.7, lying_line = 0.15, sign_line = 0.18, state_line = 0.25, dot_width = 0.44;
constexpr double most_hex = 7.5, least_hex = 3.4;  // Width of a hex; a larger map is shown in part.
constexpr unsigned lying_ink = 0x6A7077, dot_ink = 0xC9CED3;

// Light enough for dark signs and letters, also in grey.
unsigned light_fill(unsigned rgb) { return lighter(rgb, is_dark(rgb) ? 0.62 : 0.38); }

// Adds marks whose lengths are given in millimetres on paper.
struct Pencil {
    std::vector<Mark>& marks;
    double scale;  // Millimetres to a unit of plans.
    Point origin;

    Point at(Point plan) const { return origin + plan * scale; }
    std::vector<Ring> at(std::vector<Ring> rings) const {
        for (Ring& ring : rings)
            for (Point& point : ring) point = at(point);
        return rings;
    }
    void outline(const std::vector<Ring>& rings, unsigned rgb, double width) {
        marks.push_back(Polygon{at(rings), {0, 0}, {{rgb}, width}});
    }
    void fill(const std::vector<Ring>& rings, unsigned rgb, double width = 0, unsigned line = 0) {
        marks.push_back(Polygon{at(rings), {rgb}, {{line}, width}});
    }
    void line(std::vector<Point> points, unsigned rgb, double width) {
        for (Point& point : points) point = at(point);
        marks.push_back(Polyline{std::move(points), {{rgb}, width}});
    }
    double hex() const { return hex_width * scale; }
};

bool is_tile(const PieceOnMap& piece) { return piece.style == PieceStyle::Land || piece.style == PieceStyle::Fluid; }

// The hex of a piece that is nearest to its middle.
HexCoord hex_of_middle(const PieceOnMap& piece) {
    const Point middle = middle_of(piece.hexes);
    return *std::ranges::min_element(piece.hexes, {},
                                     [&](HexCoord hex) { return std::round(length(centre_of(hex) - middle) * 100); });
}

// The lines of a wall, each along a side of a hex or between two hexes.
std::vector<std::vector<Point>> wall_lines(const PieceOnMap& piece, const Catalogue& catalogue) {
    if (piece.type->support == Support::TwoPillars) return {{centre_of(piece.piece.at), centre_of(piece.piece.to)}};
    std::vector<std::vector<Point>> lines;
    for (const Barrier& barrier : barriers_of(piece.piece, catalogue))
        lines.push_back(side_of(barrier.hex, barrier.side));
    return lines;
}

// What stands is marked in each hex: nothing can be laid there.
void draw_lying(Pencil& pencil, const PieceOnMap& piece, const Catalogue& catalogue) {
    if (piece.is_wall()) {
        for (auto& line : wall_lines(piece, catalogue)) pencil.line(std::move(line), lying_ink, 3.5 * lying_line);
        return;
    }
    if (is_tile(piece)) return;
    std::vector<Ring> rings;
    for (const HexCoord hex : piece.hexes) {
        const auto corners = corners_of(hex);
        for (Ring& ring : inset({Ring(corners.begin(), corners.end())}, hex_width * 0.2))
            rings.push_back(std::move(ring));
    }
    pencil.outline(rings, lying_ink, lying_line);
}

// A corner of the grid: every corner is the north or the south corner of exactly one hex.
struct GridCorner {
    HexCoord hex;
    bool south = false;
    friend auto operator<=>(const GridCorner&, const GridCorner&) = default;
};
GridCorner grid_corner(HexCoord hex, int number) {  // Clockwise from the north.
    switch (number) {
        case 1:
            return {neighbour(hex, Direction::NE), true};
        case 2:
            return {neighbour(hex, Direction::SE), false};
        case 3:
            return {hex, true};
        case 4:
            return {neighbour(hex, Direction::SW), false};
        case 5:
            return {neighbour(hex, Direction::NW), true};
        default:
            return {hex, false};
    }
}
Point place_of(GridCorner corner) { return corners_of(corner.hex)[corner.south ? 3 : 0]; }

// Sides of hexes joined into lines as long as possible: a path costs paper's painters by its points.
class SideChains {
public:
    void add(HexCoord hex, Direction side) {
        const auto number = static_cast<int>(side);
        const GridCorner a = grid_corner(hex, number), b = grid_corner(hex, (number + 1) % 6);
        beside_[a].push_back(b);
        beside_[b].push_back(a);
    }

    std::vector<std::vector<Point>> taken() {
        std::vector<std::vector<Point>> chains;
        for (const bool odd_only : {true, false})  // Lines with two ends begin at one of them.
            for (auto& [corner, others] : beside_)
                while (!others.empty() && (!odd_only || others.size() % 2 == 1)) chains.push_back(chain_from(corner));
        return chains;
    }

private:
    std::vector<Point> chain_from(GridCorner at) {
        std::vector<Point> chain{place_of(at)};
        for (auto* others = &beside_.at(at); !others->empty(); others = &beside_.at(at)) {
            const GridCorner next = others->back();
            others->pop_back();
            std::erase(beside_.at(next), at);
            chain.push_back(place_of(next));
            at = next;
        }
        return chain;
    }
    std::map<GridCorner, std::vector<GridCorner>> beside_{};
};

enum class TileSigns : unsigned char { EveryHex, Once };  // How often a tile shows its terrain's sign.

void draw_sign(Pencil& pencil, HexCoord hex, const Sign& sign, unsigned rgb, double width = sign_line) {
    for (const auto& stroke : sign) {
        std::vector<Point> points = stroke;
        for (Point& point : points) point = point + centre_of(hex);
        pencil.line(std::move(points), rgb, width);
    }
}

unsigned sign_ink(unsigned fill, unsigned rgb) {
    return is_dark(fill) ? lighter(fill, 0.75) : mix(darker(rgb, 0.55), 0x000000, 0.2);
}

void draw_tile(Pencil& pencil, const PieceOnMap& piece, const std::vector<Ring>& rings, const Catalogue& catalogue,
               unsigned fill, TileSigns signs) {
    pencil.fill(rings, fill);
    if (!piece.type->terrain.valid()) return;
    const unsigned rgb = sign_ink(fill, piece.color);
    const Sign& sign = sign_of(catalogue[piece.type->terrain].id);
    if (signs == TileSigns::Once) return draw_sign(pencil, hex_of_middle(piece), sign, rgb);
    for (auto& line : inner_lines(piece.hexes)) pencil.line(std::move(line), darker(fill, 0.3), lying_line);
    for (const HexCoord hex : piece.hexes) draw_sign(pencil, hex, sign, rgb);
}

void draw_upright(Pencil& pencil, const PieceOnMap& piece, const Catalogue& catalogue) {
    std::vector<Mark> marks;
    Sketch sketch{marks, theme_of(false)};
    if (piece.is_wall()) sketch_wall(sketch, piece, catalogue);
    else sketch_obstacle(sketch, piece);
    Leaf leaf;
    leaf.add(marks, pencil.scale, pencil.origin);
    for (Mark& mark : leaf.drawing.marks) pencil.marks.push_back(std::move(mark));
}

void draw_label(Pencil& pencil, const PieceOnMap& piece, const std::string& label) {
    Point at = centre_of(hex_of_middle(piece));
    if (piece.type->support == Support::TwoPillars) at = middle_of(piece.hexes);
    else if (!is_tile(piece) && !piece.is_wall())
        at = at + Point{0, hex_width * 0.24};  // What it looks like shows how it is turned.
    // Letters are about 0.6 of their size wide; the name of a small piece stays within its hex.
    const double wide = 0.2 + 0.6 * static_cast<double>(label.size());
    const double fitting = piece.hexes.size() == 1 ? std::min(2.7, (pencil.hex() - new_line) / wide) : 2.7;
    const double size =
        std::clamp(pencil.hex() * (is_tile(piece) || piece.is_wall() ? 0.46 : 0.32), std::min(1.5, fitting), fitting);
    const double width = size * wide, height = size * 1.12;
    const Point centre = pencil.at(at);
    const double radius = height / 2;
    Ring pill;
    for (int i = 0; i <= 8; ++i) pill.push_back(centre + Point{width / 2 - radius, 0} + turned({0, -radius}, 22.5 * i));
    for (int i = 0; i <= 8; ++i) pill.push_back(centre - Point{width / 2 - radius, 0} + turned({0, radius}, 22.5 * i));
    pencil.marks.push_back(Polygon{{std::move(pill)}, {ink::paper, 0.9}});
    pencil.marks.push_back(Text{centre + Point{0, size * 0.36}, label, size, {0}, Anchor::Middle, true});
}

}  // namespace

LayPlan::LayPlan(const Battlefield& battlefield, const Catalogue& catalogue) : catalogue_(catalogue) {
    std::vector<PieceId> all;
    battlefield.each([&](const PlacedPiece& placed) {
        PieceOnMap piece = on_map(placed, 0, catalogue);
        std::vector<Ring> rings = outline(piece.hexes);
        std::string label = label_of(*piece.type, catalogue);
        ground_.insert(ground_.end(), piece.hexes.begin(), piece.hexes.end());
        pieces_.push_back({std::move(piece), std::move(rings), std::move(label)});
        all.push_back(placed.id);
    });
    std::ranges::sort(ground_);
    ground_.erase(std::unique(ground_.begin(), ground_.end()), ground_.end());
    whole_ = extent_of(all, hex_width * 0.7);
}

const LayPlan::Shown& LayPlan::shown(PieceId id) const {
    return *std::ranges::lower_bound(pieces_, id, {}, [](const Shown& each) { return each.piece.piece.id; });
}
LayPlan::Shown& LayPlan::shown(PieceId id) { return const_cast<Shown&>(std::as_const(*this).shown(id)); }

LayPlan::Extent LayPlan::extent_of(const std::vector<PieceId>& pieces, double edge) const {
    Extent extent{{1e9, 1e9}, {-1e9, -1e9}};
    for (const PieceId id : pieces)
        for (const HexCoord hex : shown(id).piece.hexes) {
            const Point at = centre_of(hex);
            extent.least = {std::min(extent.least.x, at.x - edge), std::min(extent.least.y, at.y - edge)};
            extent.most = {std::max(extent.most.x, at.x + edge), std::max(extent.most.y, at.y + edge)};
        }
    return extent;
}

// The part of the map that is shown: all of it, or what is new with two hexes around where that would be too small.
LayPlan::Extent LayPlan::window(const std::vector<PieceId>& fresh, double width, double height) const {
    const auto hex_in = [&](const Extent& extent) {
        return hex_width *
               std::min(width / (extent.most.x - extent.least.x), height / (extent.most.y - extent.least.y));
    };
    if (hex_in(whole_) >= least_hex) return whole_;
    const Extent near = extent_of(fresh, hex_width * 2.6);
    const Point middle = between(near.least, near.most, 0.5);
    const double scale = std::min(hex_in(near), least_hex) / hex_width;
    const Point half{width / scale / 2, height / scale / 2};
    // Not beyond the edges of the map, so that nothing of the area is lost.
    const auto clamped = [](double at, double reach, double least, double most) {
        return most - least <= 2 * reach ? (least + most) / 2 : std::clamp(at, least + reach, most - reach);
    };
    const Point centre{clamped(middle.x, half.x, whole_.least.x, whole_.most.x),
                       clamped(middle.y, half.y, whole_.least.y, whole_.most.y)};
    const Extent wide{centre - half, centre + half};
    return {{std::max(wide.least.x, whole_.least.x), std::max(wide.least.y, whole_.least.y)},
            {std::min(wide.most.x, whole_.most.x), std::min(wide.most.y, whole_.most.y)}};
}

// An empty drawing for this part of the map, and its millimetres to a unit of plans.
Drawing LayPlan::begun(const Extent& part, double width, double height, double& scale) const {
    const Point size = part.most - part.least;
    scale = std::min({width / size.x, height / size.y, most_hex / hex_width});
    return {size.x * scale, size.y * scale, {ink::paper}, {}};
}

Drawing LayPlan::state(double width, double height) const {
    double scale = 1;
    Drawing drawing = begun(whole_, width, height, scale);
    Pencil pencil{drawing.marks, scale, whole_.least * -scale};
    for (const std::size_t number : lying_) {
        const Shown& each = pieces_[number];
        if (each.seen == 0 && !each.piece.is_wall()) continue;
        if (is_tile(each.piece))
            draw_tile(pencil, each.piece, each.rings, catalogue_, lighter(each.piece.color, 0.2), TileSigns::Once);
        else draw_upright(pencil, each.piece, catalogue_);
        if (!each.piece.is_wall()) pencil.outline(each.rings, ink::text, state_line);
    }
    return drawing;
}

// Dots where pieces are still to come, to count hexes by.
template <class Pen>
void LayPlan::draw_dots(Pen& pencil, const Extent& part) const {
    std::vector<Ring> dots;
    const double size = dot_width / pencil.scale / 2;
    for (const HexCoord hex : ground_)
        if (const Point at = centre_of(hex); !top_.contains(hex) && part.holds(at))
            dots.push_back({at + Point{0, -size}, at + Point{size, 0}, at + Point{0, size}, at + Point{-size, 0}});
    pencil.fill(dots, dot_ink);
}

// The edges of what is seen of what lies.
template <class Pen>
void LayPlan::draw_lines(Pen& pencil, const Extent& part) const {
    SideChains chains;
    for (const auto& [hex, piece] : top_) {
        if (!part.holds(centre_of(hex))) continue;
        for (const Direction side : all_directions) {
            const auto beside = top_.find(neighbour(hex, side));
            const bool bare = beside == top_.end();
            // A side between two pieces is drawn once.
            if (bare || (beside->second != piece && (side <= Direction::SE || !part.holds(centre_of(beside->first)))))
                chains.add(hex, side);
        }
    }
    for (std::vector<Point>& chain : chains.taken()) pencil.line(std::move(chain), lying_ink, lying_line);
}

Drawing LayPlan::drawing(const BuildStep& step, double width, double height) const {
    const std::vector<PieceId> fresh = laid_in(step);
    const Extent part = window(fresh, width, height);
    double scale = 1;
    Drawing drawing = begun(part, width, height, scale);
    Pencil pencil{drawing.marks, scale, part.least * -scale};
    const auto is_in_view = [&](const Shown& each) {
        return std::ranges::all_of(each.piece.hexes, [&](HexCoord hex) { return part.holds(centre_of(hex)); });
    };
    draw_dots(pencil, part);
    draw_lines(pencil, part);
    for (const std::size_t number : lying_)
        if (const Shown& each = pieces_[number]; (each.seen > 0 || each.piece.is_wall()) && is_in_view(each))
            draw_lying(pencil, each.piece, catalogue_);
    for (const PieceId id : fresh) {
        const Shown& each = shown(id);
        if (!each.piece.is_wall()) pencil.outline(each.rings, ink::paper, new_line + 2 * halo);
        else
            for (auto& line : wall_lines(each.piece, catalogue_))
                pencil.line(std::move(line), ink::paper, 2 * new_line + 2 * halo);
    }
    for (const PieceId id : fresh) {
        const PieceOnMap& piece = shown(id).piece;
        if (is_tile(piece))
            draw_tile(pencil, piece, shown(id).rings, catalogue_, light_fill(piece.color), TileSigns::EveryHex);
        else draw_upright(pencil, piece, catalogue_);
    }
    for (const PieceId id : fresh) {
        const Shown& each = shown(id);
        if (!each.piece.is_wall()) pencil.outline(each.rings, 0x000000, new_line);
        else
            for (auto& line : wall_lines(each.piece, catalogue_)) pencil.line(std::move(line), 0x000000, new_line);
    }
    for (const PieceId id : fresh) draw_label(pencil, shown(id).piece, shown(id).label);
    return drawing;
}

Drawing LayPlan::part(PieceKind kind, const Catalogue& catalogue) {
    const PieceOnMap piece = on_map({.kind = kind}, 0, catalogue);
    if (!is_tile(piece)) return piece_drawing(kind, catalogue);
    const std::vector<Ring> rings = outline(piece.hexes);
    Extent extent{{1e9, 1e9}, {-1e9, -1e9}};
    for (const Ring& ring : rings)
        for (const Point at : ring) {
            extent.least = {std::min(extent.least.x, at.x - 1.5), std::min(extent.least.y, at.y - 1.5)};
            extent.most = {std::max(extent.most.x, at.x + 1.5), std::max(extent.most.y, at.y + 1.5)};
        }
    const Point size = extent.most - extent.least;
    Drawing drawing{size.x, size.y, {ink::paper}, {}};
    Pencil pencil{drawing.marks, 1, extent.least * -1};
    const unsigned fill = light_fill(piece.color);
    pencil.fill(rings, fill);
    if (piece.type->terrain.valid())
        for (const HexCoord hex : piece.hexes)
            draw_sign(pencil, hex, sign_of(catalogue[piece.type->terrain].id), sign_ink(fill, piece.color), 1.1);
    for (auto& line : inner_lines(piece.hexes))
        pencil.line(std::move(line), is_dark(fill) ? lighter(fill, 0.4) : darker(fill, 0.3), 0.6);
    pencil.outline(rings, ink::text, 1.8);
    return drawing;
}

void LayPlan::lay(const BuildStep& step) {
    for (const PieceId id : laid_in(step)) {
        Shown& piece = shown(id);
        const auto number = static_cast<std::size_t>(&piece - pieces_.data());
        lying_.push_back(number);
        if (piece.piece.is_wall()) continue;
        for (const HexCoord hex : piece.piece.hexes) {
            const auto [top, added] = top_.emplace(hex, number);
            if (!added) --pieces_[top->second].seen;
            top->second = number;
            ++piece.seen;
        }
    }
    std::ranges::stable_sort(lying_, {}, [&](std::size_t number) {
        return std::pair(pieces_[number].piece.is_wall(), pieces_[number].piece.piece.level);
    });
}

}  // namespace hexwright::paper
