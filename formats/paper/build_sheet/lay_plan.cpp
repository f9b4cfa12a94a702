#include "formats/paper/build_sheet/lay_plan.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/board/hex/grid_map.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/clip.h"
#include "formats/paper/build_sheet/leaf.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/letters.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_pieces.h"

#include <algorithm>
#include <cmath>

namespace hexwright::paper {
namespace {

// Widths on paper in millimetres.
constexpr double new_line = 0.8, halo = 0.7, lying_line = 0.15, sign_line = 0.18, state_line = 0.25, dot_width = 0.44;
constexpr double most_hex = 7.5;    // Width of a hex.
constexpr double hexes_shared = 8;  // By views beside each other: no tile is longer.
constexpr unsigned lying_ink = 0x6A7077, dot_ink = 0xC9CED3;

// In the least letters, which are about 0.6 of their size wide.
double width_of_code(const std::string& code) { return 0.6 * least_letters * static_cast<double>(code.size()); }

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
    else if (has_arms(piece)) sketch_arms(sketch, piece);
    else sketch_obstacle(sketch, piece);
    Leaf leaf;
    leaf.add(marks, pencil.scale, pencil.origin);
    for (Mark& mark : leaf.drawing.marks) pencil.marks.push_back(std::move(mark));
}

// Beside a castle's piece: outside its hex where none of its arms runs, and on nothing else that is new if it can.
Point place_beside(const Pencil& pencil, const PieceOnMap& piece, const std::vector<HexCoord>& fresh, double height) {
    const Point middle = middle_of(piece.hexes), wished = place_of_code(piece) - middle;
    const double reach = hex_width * 0.56 + height / 2 / pencil.scale;
    for (const double degrees : {0.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 180.0}) {
        const Point at = middle + turned(wished, degrees) * (reach / length(wished));
        if (!std::ranges::binary_search(fresh, hex_at(at))) return at;
    }
    return place_of_code(piece);
}

void draw_label(Pencil& pencil, const PieceOnMap& piece, const std::string& label, const std::vector<HexCoord>& fresh) {
    Point at = centre_of(hex_of_middle(piece));
    if (piece.type->support == Support::TwoPillars) at = middle_of(piece.hexes);
    else if (!is_tile(piece) && !piece.is_wall()) at = place_of_code(piece);
    // Letters are about 0.6 of their size wide; the name of a small piece stays within its hex.
    const double wide = 0.2 + 0.6 * static_cast<double>(label.size());
    const double fitting = piece.hexes.size() == 1 ? std::min(2.7, (pencil.hex() - new_line) / wide) : 2.7;
    const double wished = std::min(pencil.hex() * (is_tile(piece) || piece.is_wall() ? 0.46 : 0.32), fitting);
    const double size = std::max(wished, least_letters);
    const double width = size * wide, height = size * 1.12;
    if (has_arms(piece)) at = place_beside(pencil, piece, fresh, height);
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
    battlefield.each([&](const PlacedPiece& placed) {
        PieceOnMap piece = on_map(placed, 0, catalogue);
        std::vector<Ring> rings = outline(piece.hexes);
        std::string label = label_of(*piece.type, catalogue);
        if (is_tile(piece) && piece.hexes.size() == 1) least_hex_ = std::max(least_hex_, width_of_code(label));
        ground_.insert(ground_.end(), piece.hexes.begin(), piece.hexes.end());
        pieces_.push_back({std::move(piece), std::move(rings), std::move(label)});
    });
    std::ranges::sort(ground_);
    ground_.erase(std::unique(ground_.begin(), ground_.end()), ground_.end());
    const double edge = hex_width * 0.7;
    if (!ground_.empty()) whole_ = {{1e9, 1e9}, {-1e9, -1e9}};
    for (const HexCoord hex : ground_) {
        const Point at = centre_of(hex);
        whole_.least = {std::min(whole_.least.x, at.x - edge), std::min(whole_.least.y, at.y - edge)};
        whole_.most = {std::max(whole_.most.x, at.x + edge), std::max(whole_.most.y, at.y + edge)};
    }
}

const LayPlan::Shown& LayPlan::shown(PieceId id) const {
    return *std::ranges::lower_bound(pieces_, id, {}, [](const Shown& each) { return each.piece.piece.id; });
}
LayPlan::Shown& LayPlan::shown(PieceId id) { return const_cast<Shown&>(std::as_const(*this).shown(id)); }

double LayPlan::hex_in(double width, double height) const {
    const Point size = whole_.most - whole_.least;
    return hex_width * std::min({width / size.x, height / size.y, most_hex / hex_width});
}

namespace {

// Where windows of this length begin, so that they cover everything and those beside each other share `shared`.
std::vector<double> windows(double least, double most, double length, double shared) {
    if (most - least <= length) return {least};
    shared = std::min(shared, length / 2);
    const double count = std::ceil((most - least - shared) / (length - shared));
    std::vector<double> begin;
    for (double i = 0; i < count; ++i) begin.push_back(least + (most - least - length) * i / (count - 1));
    return begin;
}

}  // namespace

std::vector<PlanView> LayPlan::views(double width, double height) const {
    const double hex = hex_in(width, height), scale = std::max(hex, least_hex_) / hex_width;
    if (hex >= least_hex_) return {{whole_.least, whole_.most, scale}};
    std::vector<PlanView> parts;
    const Point size{width / scale, height / scale};
    const double shared = hexes_shared * hex_width;
    for (const double y : windows(whole_.least.y, whole_.most.y, size.y, shared))
        for (const double x : windows(whole_.least.x, whole_.most.x, size.x, shared))
            parts.push_back(
                {{x, y}, {std::min(x + size.x, whole_.most.x), std::min(y + size.y, whole_.most.y)}, scale});
    return parts;
}

std::vector<std::size_t> LayPlan::views_of(const BuildStep& step, const std::vector<PlanView>& views) const {
    std::vector<std::size_t> needed;
    for (const PieceId id : laid_in(step)) {
        const std::vector<HexCoord>& hexes = shown(id).piece.hexes;
        const auto seen = [&](const PlanView& view) {
            return std::ranges::count_if(hexes, [&](HexCoord hex) {
                const Point at = centre_of(hex), edge{hex_width * 0.5, hex_width * 0.5};
                const Point low = at - edge - view.least, high = view.most - at - edge;
                return low.x >= 0 && low.y >= 0 && high.x >= 0 && high.y >= 0;
            });
        };
        // A view that is needed anyway is taken where it shows as much.
        std::size_t best = 0;
        for (std::size_t i = 1; i < views.size(); ++i)
            if (std::pair(seen(views[i]), std::ranges::count(needed, i)) >
                std::pair(seen(views[best]), std::ranges::count(needed, best)))
                best = i;
        if (std::ranges::count(needed, best) == 0) needed.push_back(best);
    }
    std::ranges::sort(needed);
    return needed;
}

namespace {

// An empty drawing for a view, or one of its marks that is cut off at its edges.
Drawing begun(const PlanView& view) {
    const Point size = (view.most - view.least) * view.scale;
    return {size.x, size.y, {ink::paper}, {}};
}
void cut_off(Drawing& drawing) {
    drawing.marks = clipped(std::move(drawing.marks), {0, 0, drawing.width, drawing.height});
}

}  // namespace

Drawing LayPlan::key(const PlanView& view, double width, double height) const {
    const Point size = whole_.most - whole_.least;
    const double scale = std::min(width / size.x, height / size.y);
    Drawing drawing{size.x * scale, size.y * scale, {ink::paper}, {}};
    Pencil pencil{drawing.marks, scale, whole_.least * -scale};
    pencil.fill(outline(ground_), 0xE3E6E9, lying_line, lying_ink);
    pencil.outline({{view.least, {view.most.x, view.least.y}, view.most, {view.least.x, view.most.y}}}, ink::accent,
                   0.5);
    return drawing;
}

Drawing LayPlan::state(const PlanView& view, std::vector<SeenHeight> heights) const {
    Drawing drawing = begun(view);
    Pencil pencil{drawing.marks, view.scale, view.least * -view.scale};
    for (const std::size_t number : lying_) {
        const Shown& each = pieces_[number];
        if (each.seen == 0 && !each.piece.is_wall()) continue;
        if (is_tile(each.piece))
            draw_tile(pencil, each.piece, each.rings, catalogue_, lighter(each.piece.color, 0.2), TileSigns::Once);
        else draw_upright(pencil, each.piece, catalogue_);
        if (!each.piece.is_wall()) pencil.outline(each.rings, ink::text, state_line);
    }
    for (SeenHeight& each : heights) each.color = lighter(each.color, 0.2);
    std::vector<Mark> numbers;
    Sketch sketch{numbers, theme_of(false)};
    sketch_heights(sketch, std::move(heights), std::max(letters_of_heights, least_letters / view.scale));
    Leaf leaf;
    leaf.add(numbers, pencil.scale, pencil.origin);
    for (Mark& mark : leaf.drawing.marks) drawing.marks.push_back(std::move(mark));
    cut_off(drawing);
    return drawing;
}

// Dots where pieces are still to come, to count hexes by.
template <class Pen>
void LayPlan::draw_dots(Pen& pencil) const {
    std::vector<Ring> dots;
    const double size = dot_width / pencil.scale / 2;
    for (const HexCoord hex : ground_)
        if (const Point at = centre_of(hex); !top_.contains(hex))
            dots.push_back({at + Point{0, -size}, at + Point{size, 0}, at + Point{0, size}, at + Point{-size, 0}});
    pencil.fill(dots, dot_ink);
}

// The edges of what is seen of what lies.
template <class Pen>
void LayPlan::draw_lines(Pen& pencil) const {
    SideChains chains;
    for (const auto& [hex, piece] : top_)
        for (const Direction side : all_directions) {
            const auto beside = top_.find(neighbour(hex, side));
            const bool bare = beside == top_.end();
            // A side between two pieces is drawn once.
            if (bare || (beside->second != piece && side <= Direction::SE)) chains.add(hex, side);
        }
    for (std::vector<Point>& chain : chains.taken()) pencil.line(std::move(chain), lying_ink, lying_line);
}

Drawing LayPlan::drawing(const BuildStep& step, const PlanView& view) const {
    const std::vector<PieceId> fresh = laid_in(step);
    Drawing drawing = begun(view);
    Pencil pencil{drawing.marks, view.scale, view.least * -view.scale};
    draw_dots(pencil);
    draw_lines(pencil);
    for (const std::size_t number : lying_)
        if (const Shown& each = pieces_[number]; each.seen > 0 || each.piece.is_wall())
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
    std::vector<HexCoord> hexes;
    for (const PieceId id : fresh)
        hexes.insert(hexes.end(), shown(id).piece.hexes.begin(), shown(id).piece.hexes.end());
    std::ranges::sort(hexes);
    for (const PieceId id : fresh) draw_label(pencil, shown(id).piece, shown(id).label, hexes);
    cut_off(drawing);
    return drawing;
}

namespace {

void draw_part_of_tile(Pencil& pencil, const PieceOnMap& piece, const std::vector<Ring>& rings,
                       const Catalogue& catalogue) {
    const unsigned fill = light_fill(piece.color);
    pencil.fill(rings, fill);
    if (piece.type->terrain.valid())
        for (const HexCoord hex : piece.hexes)
            draw_sign(pencil, hex, sign_of(catalogue[piece.type->terrain].id), sign_ink(fill, piece.color), 1.1);
    for (auto& line : inner_lines(piece.hexes))
        pencil.line(std::move(line), is_dark(fill) ? lighter(fill, 0.4) : darker(fill, 0.3), 0.6);
}

}  // namespace

Drawing LayPlan::part(PieceKind kind, const Catalogue& catalogue) {
    const PieceOnMap piece = on_map({.kind = kind}, 0, catalogue);
    if (!is_tile(piece) && !has_arms(piece)) return piece_drawing(kind, catalogue);
    const std::vector<Ring> rings = outline(piece.hexes);
    PlanView extent{{1e9, 1e9}, {-1e9, -1e9}};
    for (const Ring& ring : rings)
        for (const Point at : ring) {
            extent.least = {std::min(extent.least.x, at.x - 1.5), std::min(extent.least.y, at.y - 1.5)};
            extent.most = {std::max(extent.most.x, at.x + 1.5), std::max(extent.most.y, at.y + 1.5)};
        }
    const Point size = extent.most - extent.least;
    Drawing drawing{size.x, size.y, {ink::paper}, {}};
    Pencil pencil{drawing.marks, 1, extent.least * -1};
    if (has_arms(piece)) draw_upright(pencil, piece, catalogue);
    else draw_part_of_tile(pencil, piece, rings, catalogue);
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
