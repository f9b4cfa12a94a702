// The map seen from the south and above. Hexes of one row never hide each other and nearer rows hide farther ones, so
// rows are painted from north to south, and within a hex from the bottom up; this is correct for stacks and overhangs.
#include "engine/board/hex/grid_map.h"
#include "engine/core/visit.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/iso_pieces.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace hexwright::paper {
namespace {

constexpr int course = 2 * sevenths_per_level;  // Height of a stone course; high walls show their stones.

enum class Phase : unsigned char { Columns, Standing, SideWalls, FrontWalls };

// Marks that are painted together.
struct PaintStep {
    int row;
    Phase phase;
    double x, bottom;
    std::size_t first, last;
};

struct Iso {
    const Scenario& scenario;
    const Terrain& terrain;
    const Catalogue& catalogue;
    const PictureOptions& options;
    int top = 0;
    std::vector<PieceOnMap> pieces;           // Sorted by id.
    std::map<Space, unsigned> zones;          // Colour of each space.
    std::map<Space, std::string> zone_marks;  // One mark per zone.
    std::map<Space, const Glyph*> glyphs;
    std::vector<Mark> marks;
    std::vector<PaintStep> steps;

    Sketch sketch(PieceId of) {
        const bool faded = !options.lit.empty() && !std::ranges::binary_search(options.lit, of);
        return {marks, theme_of(options.dark), faded ? options.fade_below : 0};
    }
    HexCoord on_table(HexCoord turned_hex) const { return turned(turned_hex, -options.turn); }
    const PieceOnMap& piece(PieceId id) const {
        return *std::ranges::lower_bound(pieces, id, {}, [](const PieceOnMap& each) { return each.piece.id; });
    }

    template <class Draw>
    void step(PieceId of, int row, Phase phase, double x, double bottom, Draw&& draw) {
        if (is_full(marks)) return;
        const std::size_t first = marks.size();
        Sketch pencil = sketch(of);
        draw(pencil);
        steps.push_back({row, phase, x, bottom, first, marks.size()});
    }
};

double levels(int sevenths) { return static_cast<double>(sevenths) / sevenths_per_level; }

void collect_zone(Iso& view, const Zone& zone, const std::vector<HexCoord>& taken) {
    std::vector<HexCoord> hexes;
    for (const Space& space : zone.spaces) {
        view.zones[space] = player_color(zone.color);
        hexes.push_back(space.at);
    }
    if (hexes.empty()) return;
    const HexCoord middle = place_of_mark(hexes, taken);
    view.zone_marks[*std::ranges::find(zone.spaces, middle, &Space::at)] = mark_of(zone);
}

void collect(Iso& view) {
    view.pieces.reserve(view.scenario.battlefield.size());
    view.scenario.battlefield.each(
        [&](const PlacedPiece& placed) { view.pieces.push_back(on_map(placed, view.options.turn, view.catalogue)); });
    const std::vector<HexCoord> taken = glyph_hexes(view.scenario);
    if (view.options.zones)
        for (const Zone& zone : *view.scenario.zones) collect_zone(view, zone, taken);
    if (view.options.glyphs)
        for (const Glyph& glyph : *view.scenario.glyphs) view.glyphs[glyph.at] = &glyph;
}

// The height up to which the neighbour hides this side.
int hidden_up_to(const Iso& view, HexCoord beside, int bottom) {
    for (const Solid& solid : view.terrain.solids_at(view.on_table(beside)))
        if (solid.first_slot <= view.top && is_prism(view.piece(solid.piece).style) && solid.bottom <= bottom &&
            solid.top > bottom)
            bottom = solid.top;
    return bottom;
}

// Draws the sides level by level. One polygon for the whole stack would be cheaper, but the lines at every level make
// levels countable.
void sides(Sketch& sketch, const Iso& view, const Solid& solid, HexCoord hex, unsigned rgb) {
    for (const Direction side : {Direction::SW, Direction::SE}) {
        const int bottom = hidden_up_to(view, neighbour(hex, side), solid.bottom);
        for (int from = bottom; from < solid.top; from += course) {
            const int to = std::min<int>(solid.top, from + course);
            iso_face(sketch, hex, side, levels(from), levels(to), rgb);
        }
    }
}

void piece_edges(Sketch& sketch, const PieceOnMap& piece, HexCoord hex, double height, unsigned rgb) {
    for (const Direction side : all_directions) {
        if (std::ranges::find(piece.hexes, neighbour(hex, side)) != piece.hexes.end()) continue;
        const auto ends = side_of(hex, side);
        sketch.line({iso(ends[0], height), iso(ends[1], height)}, is_dark(rgb) ? darker(rgb, 0.6) : darker(rgb, 0.4),
                    0.7);
    }
}

void sign(Sketch& sketch, const Iso& view, const PieceOnMap& piece, HexCoord hex, double height, unsigned rgb) {
    const bool fluid = piece.style == PieceStyle::Fluid;
    const unsigned ink = is_dark(rgb) ? lighter(rgb, fluid ? 0.4 : 0.15) : darker(rgb, fluid ? 0.3 : 0.13);
    for (const auto& line : sign_of(view.catalogue[piece.type->terrain].id)) {
        std::vector<Point> points;
        for (const Point point : line) points.push_back(iso(centre_of(hex) + point, height));
        sketch.line(std::move(points), ink, 0.7);
    }
}

void glyph(Sketch& sketch, const Iso& view, const Glyph& glyph, HexCoord hex, double height) {
    const auto [disc, rim, ink] = colors_of(glyph);
    sketch.shape(iso_ring(circle(centre_of(hex), 7.4), height + 0.15), darker(disc, 0.4), rim, 0.5);
    sketch.shape(iso_ring(circle(centre_of(hex), 7.4), height + 0.45), disc, rim, 0.6);
    sketch.text(iso(centre_of(hex), height + 0.45) + Point{0, 2.4}, letter_of(glyph, view.catalogue), 6.8, ink, true);
}

// Distinguishes corners, straight walls and ends.
void wall_top(Sketch& sketch, const PieceOnMap& piece, HexCoord hex, double height) {
    const Point centre = centre_of(hex);
    for (const Direction arm : arms_of(*piece.type)) {
        const Point to = between(centre, centre_of(neighbour(hex, turned(arm, piece.piece.turn))), 0.48);
        sketch.fill(iso_ring(band(centre, to, 9), height), darker(piece.color, 0.18));
    }
    sketch.fill(iso_ring(circle(centre, 4.5), height), darker(piece.color, 0.18));
}

void zone_face(Sketch& sketch, const Iso& view, const Space& space, HexCoord hex, double height) {
    const unsigned rgb = view.zones.at(space);
    const auto corners = corners_of(hex);
    const Ring whole(corners.begin(), corners.end()), within = inset({whole}, 1.2).front();
    sketch.fill(iso_ring(whole, height), rgb, 0.30);
    for (const Direction side : all_directions) {
        const auto beside = view.zones.find({neighbour(space.at, turned(side, -view.options.turn)), space.level});
        if (beside != view.zones.end() && beside->second == rgb) continue;
        const auto corner = static_cast<std::size_t>(side);
        sketch.line({iso(within[corner], height), iso(within[(corner + 1) % 6], height)}, rgb, 1.8);
    }
    if (const auto mark = view.zone_marks.find(space); mark != view.zone_marks.end())
        sketch_mark(sketch, mark->second, iso(centre_of(hex), height), rgb);
}

void top_face(Sketch& sketch, const Iso& view, const Solid& solid, HexCoord hex, unsigned rgb) {
    const PieceOnMap& piece = view.piece(solid.piece);
    const double height = levels(solid.top);
    const auto corners = corners_of(hex);
    const Ring top = iso_ring(Ring(corners.begin(), corners.end()), height);
    sketch.shape(top, rgb, is_dark(rgb) ? lighter(rgb, 0.16) : darker(rgb, 0.18), 0.35);
    if (piece.type->terrain.valid() && sketch.fade == 0) sign(sketch, view, piece, hex, height, rgb);
    if (piece.style == PieceStyle::CastleBase || piece.style == PieceStyle::CastleWall)
        wall_top(sketch, piece, hex, height);
    piece_edges(sketch, piece, hex, height, rgb);
    const Space space{solid.hex, solid.last_slot};
    if (view.zones.contains(space)) zone_face(sketch, view, space, hex, height);
    if (const auto found = view.glyphs.find(space); found != view.glyphs.end())
        glyph(sketch, view, *found->second, hex, height);
}

unsigned prism_color(const PieceOnMap& piece, HexCoord hex, int level) {
    if (piece.style == PieceStyle::CastleDoor && piece.type->solid.empty() && piece.hexes.size() == 3 &&
        hex == piece.hexes[1])
        return 0x8A5A33;
    if (piece.style == PieceStyle::CastleBase) return lighter(piece.color, 0.3);
    return lighter(piece.color, std::min(0.2, 0.03 * (level - 1)));
}

// Colour of the base that an obstacle stands on.
unsigned ground_color(const PieceOnMap& piece) {
    switch (piece.style) {
        case PieceStyle::Glacier:
            return 0xBFE0EE;
        case PieceStyle::Outcrop:
            return 0x2B2B33;
        case PieceStyle::LavaOutcrop:
            return 0xE8742A;
        case PieceStyle::Hive:
            return 0xB9BD4B;
        case PieceStyle::Warehouse:
            return lighter(piece.color, 0.4);
        default:
            return mix(piece.color, 0x5A4E32, 0.45);
    }
}

bool covered(const Iso& view, const Solid& solid) {
    for (const Solid& above : view.terrain.solids_at(solid.hex))
        if (above.first_slot <= view.top && above.bottom == solid.top && is_prism(view.piece(above.piece).style))
            return true;
    return false;
}

void obstacle(Sketch& sketch, const Iso& view, const Solid& solid, HexCoord hex) {
    const PieceOnMap& piece = view.piece(solid.piece);
    const double foot = levels(solid.bottom);
    const auto corners = corners_of(hex);
    const unsigned ground = ground_color(piece);
    sketch.shape(iso_ring(Ring(corners.begin(), corners.end()), foot), ground, darker(ground, 0.3), 0.35);
    if (!shaped_by_hex(piece.style)) return;
    const auto number = static_cast<std::size_t>(std::ranges::find(piece.hexes, hex) - piece.hexes.begin());
    iso_column(sketch, piece, number, foot, levels(solid.top));
}

void draw_columns(Iso& view) {
    for (const Terrain::Column& column : view.terrain.columns()) {
        const HexCoord hex = turned(column.hex, view.options.turn);
        for (const Solid& solid : view.terrain.solids(column)) {
            if (solid.first_slot > view.top) continue;
            view.step(solid.piece, hex.r, Phase::Columns, centre_of(hex).x, solid.bottom, [&](Sketch& sketch) {
                const PieceOnMap& piece = view.piece(solid.piece);
                if (!is_prism(piece.style)) return obstacle(sketch, view, solid, hex);
                const unsigned rgb = prism_color(piece, hex, solid.first_slot);
                sides(sketch, view, solid, hex, rgb);
                if (!covered(view, solid)) top_face(sketch, view, solid, hex, rgb);
            });
        }
    }
}

void draw_standing(Iso& view, const PieceOnMap& piece) {
    if (is_prism(piece.style) || shaped_by_hex(piece.style)) return;
    int row = std::numeric_limits<int>::min();
    for (const HexCoord hex : piece.hexes) row = std::max(row, hex.r);
    view.step(piece.piece.id, row, Phase::Standing, middle_of(piece.hexes).x, piece.piece.level,
              [&](Sketch& sketch) { iso_middle(sketch, piece); });
}

// The same barrier, listed at the farther of its two hexes.
Barrier seen_from_north(Barrier barrier) {
    const bool turn = barrier.side == Direction::NE || barrier.side == Direction::NW || barrier.side == Direction::W;
    if (!turn) return barrier;
    barrier.hex = neighbour(barrier.hex, barrier.side);
    barrier.side = opposite(barrier.side);
    return barrier;
}

void draw_walls(Iso& view, const PieceOnMap& piece) {
    if (piece.style == PieceStyle::LaurWall) {
        const HexCoord a = piece.piece.at, b = piece.piece.to;
        const Phase phase = a.r == b.r ? Phase::SideWalls : Phase::FrontWalls;
        return view.step(piece.piece.id, std::min(a.r, b.r), phase, centre_of(a).x, 0,
                         [&](Sketch& sketch) { iso_laur_wall(sketch, piece); });
    }
    std::size_t number = 0;
    for (const Barrier& each : barriers_of(piece.piece, view.catalogue)) {
        const Barrier barrier = seen_from_north(each);
        const Phase phase = barrier.side == Direction::E ? Phase::SideWalls : Phase::FrontWalls;
        view.step(piece.piece.id, barrier.hex.r, phase, centre_of(barrier.hex).x, barrier.from,
                  [&](Sketch& sketch) { iso_wall(sketch, piece, barrier, number); });
        ++number;
    }
}

void draw_shadow(Sketch& sketch, const Iso& view) {
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : view.terrain.columns())
        if (column.solids > 0) hexes.push_back(turned(column.hex, view.options.turn));
    std::vector<Ring> rings = moved(outline(std::move(hexes)), {3, 6});
    for (Ring& ring : rings) ring = iso_ring(ring, 0);
    sketch.fill(std::move(rings), sketch.theme.shade, sketch.theme.shade_alpha);
}

struct Bounds {
    Point least{0, 0}, most{0, 0};
    bool any = false;
    void add(Point at) {
        least = any ? Point{std::min(least.x, at.x), std::min(least.y, at.y)} : at;
        most = any ? Point{std::max(most.x, at.x), std::max(most.y, at.y)} : at;
        any = true;
    }
};

Bounds bounds_of(const std::vector<Mark>& marks) {
    Bounds bounds;
    for (const Mark& mark : marks)
        visit(
            mark,
            [&](const Polygon& polygon) {
                for (const Ring& ring : polygon.rings)
                    for (const Point point : ring) bounds.add(point);
            },
            [&](const Polyline& polyline) {
                for (const Point point : polyline.points) bounds.add(point);
            },
            [&](const Text& text) { bounds.add(text.at); });
    return bounds;
}

}  // namespace

PlacedDrawing iso_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                          const PictureOptions& options) {
    Iso view{scenario, terrain, catalogue, options, options.level.value_or(terrain.top_level()), {}, {},
             {},       {},      {},        {}};
    collect(view);
    draw_columns(view);
    for (const PieceOnMap& piece : view.pieces) {
        if (piece.piece.level > view.top) continue;
        if (piece.is_wall()) draw_walls(view, piece);
        else draw_standing(view, piece);
    }
    std::ranges::stable_sort(
        view.steps, {}, [](const PaintStep& step) { return std::tuple(step.row, step.phase, step.x, step.bottom); });

    std::vector<Mark> marks;
    marks.reserve(view.marks.size() + 1);
    Sketch ground{marks, theme_of(options.dark)};
    draw_shadow(ground, view);
    for (const PaintStep& step : view.steps)
        for (std::size_t i = step.first; i < step.last; ++i) marks.push_back(std::move(view.marks[i]));
    const Bounds bounds = bounds_of(marks);
    const Point edge{options.margin, options.margin}, origin = edge - bounds.least,
                                                      size = bounds.most - bounds.least + edge * 2;
    move_marks(marks, 0, origin);
    return {{size.x, size.y, {theme_of(options.dark).paper}, std::move(marks)}, origin};
}

}  // namespace hexwright::paper
