#include "formats/paper/sheet/plan_drawing.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_heights.h"
#include "formats/paper/sheet/plan_markers.h"
#include "formats/paper/sheet/plan_pieces.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace hexwright::paper {
namespace {

constexpr Point shadow_way{2.0, 2.6};  // Shadow cast by a step of one level.
constexpr double rise_per_level = 0.05, most_rise = 0.36;
constexpr int longest_drop = 5;  // In levels; deeper ones cast no longer shadow.

struct Plan {
    const Scenario& scenario;
    const Terrain& terrain;
    const Catalogue& catalogue;
    const PictureOptions& options;
    int top = 0;  // Highest level shown.
    // The visible pieces: tiles and obstacles, then walls; each from lower to higher.
    std::vector<PieceOnMap> pieces{};
    std::vector<Mark> marks{};
    std::vector<HexCoord> glyphs = glyph_hexes(scenario);  // Hexes of the unturned map, sorted.

    HexCoord on_table(HexCoord turned_hex) const { return turned(turned_hex, -options.turn); }
    double fade_of(int level) const { return options.level && level < *options.level ? options.fade_below : 0; }
    double rise_of(int level) const { return options.level ? 0 : std::min(most_rise, rise_per_level * (level - 1)); }
    Sketch sketch(double fade) { return {marks, theme_of(options.dark), fade}; }

    // The topmost solid of a hex up to the shown level; nullptr when the table is visible.
    const Solid* seen(HexCoord turned_hex) const {
        const Solid* found = nullptr;
        for (const Solid& solid : terrain.solids_at(on_table(turned_hex)))
            if (solid.first_slot <= top) found = &solid;
        return found;
    }
    // True when the visible solid starts above this slot.
    // How far it is down from a tile of this level, where the shadow falls.
    int drop_from(HexCoord turned_hex, int level) const {
        int most = 1;
        for (const Direction side : {Direction::E, Direction::SE, Direction::SW}) {
            const Solid* below = seen(neighbour(turned_hex, side));
            most = std::max(most, level - (below ? below->first_slot : 0));
        }
        return std::min(most, longest_drop);
    }
    bool covered(HexCoord turned_hex, int slot) const {
        const Solid* above = seen(turned_hex);
        return above && above->first_slot > slot;
    }
};

bool hidden(const Plan& plan, const PieceOnMap& piece) {
    if (!piece.is_wall())
        return std::ranges::all_of(piece.hexes, [&](HexCoord hex) { return plan.covered(hex, piece.piece.level); });
    const int reaches = piece.piece.level + piece.type->slots - 1;
    return std::ranges::all_of(barriers_of(piece.piece, plan.catalogue), [&](const Barrier& barrier) {
        return plan.covered(barrier.hex, reaches) && plan.covered(neighbour(barrier.hex, barrier.side), reaches);
    });
}

void collect(Plan& plan) {
    plan.scenario.battlefield.each([&](const PlacedPiece& placed) {
        if (placed.level > plan.top) return;
        PieceOnMap piece = on_map(placed, plan.options.turn, plan.catalogue);
        if (!hidden(plan, piece)) plan.pieces.push_back(std::move(piece));
    });
    std::ranges::stable_sort(plan.pieces, {}, [](const PieceOnMap& piece) {
        return std::tuple(piece.is_wall(), piece.piece.level, piece.piece.at.r, piece.piece.at.q);
    });
}

// The shadow of hexes from which it is so many levels down: the deeper, the longer; soft at its end.
void cast(Plan& plan, const std::vector<HexCoord>& hexes, int drop) {
    const PaperTheme theme = theme_of(plan.options.dark);
    const double reach = 0.55 + 0.45 * drop;
    for (const double part : {1.0, 0.6})
        plan.sketch(0).fill(moved(outline(hexes), shadow_way * (reach * part)), theme.shade, theme.shade_alpha * 0.75);
}

void shadows_by_drop(Plan& plan, std::vector<PieceOnMap>::const_iterator from,
                     std::vector<PieceOnMap>::const_iterator to) {
    std::array<std::vector<HexCoord>, longest_drop + 1> by_drop;
    for (; from != to; ++from)
        if (from->style != PieceStyle::Fluid)
            for (const HexCoord hex : from->hexes)
                by_drop[static_cast<std::size_t>(plan.drop_from(hex, from->piece.level))].push_back(hex);
    for (int drop = longest_drop; drop > 0; --drop)
        if (const auto& hexes = by_drop[static_cast<std::size_t>(drop)]; !hexes.empty()) cast(plan, hexes, drop);
}

// Draws one shadow under everything of a level. Steps of several levels lie in several shadows and so look deeper.
void shadow(Plan& plan, std::vector<PieceOnMap>::const_iterator from, std::vector<PieceOnMap>::const_iterator to) {
    if (from == to || from->is_wall()) return;
    if (!plan.options.level) return shadows_by_drop(plan, from, to);
    const int level = from->piece.level;
    std::vector<HexCoord> hexes;
    for (; from != to; ++from)
        if (from->style != PieceStyle::Fluid) hexes.insert(hexes.end(), from->hexes.begin(), from->hexes.end());
    const PaperTheme theme = theme_of(plan.options.dark);
    const double strength = plan.fade_of(level) > 0 ? 0.4 : 1;
    plan.sketch(0).fill(moved(outline(hexes), shadow_way), theme.shade, theme.shade_alpha * strength);
}

void draw_piece(Plan& plan, const PieceOnMap& piece) {
    if (is_full(plan.marks)) return;
    Sketch sketch = plan.sketch(plan.fade_of(piece.piece.level));
    const double rise = plan.rise_of(piece.piece.level);
    if (piece.is_wall()) sketch_wall(sketch, piece, plan.catalogue);
    else if (piece.style == PieceStyle::Land || piece.style == PieceStyle::Fluid)
        sketch_tile(sketch, piece, plan.catalogue, rise, plan.options.sizes);
    else sketch_obstacle(sketch, piece);
}

void draw_pieces(Plan& plan) {
    const auto group = [](const PieceOnMap& piece) { return std::tuple(piece.is_wall(), piece.piece.level); };
    for (auto first = plan.pieces.cbegin(); first != plan.pieces.cend();) {
        const auto last = std::find_if(first, plan.pieces.cend(),
                                       [&](const PieceOnMap& piece) { return group(piece) != group(*first); });
        shadow(plan, first, last);
        for (; first != last; ++first) draw_piece(plan, *first);
    }
}

void draw_zone(Plan& plan, const Zone& zone, const std::vector<HexCoord>& table_hexes, double fade, bool marked) {
    if (table_hexes.empty()) return;
    std::vector<HexCoord> hexes;
    for (const HexCoord hex : table_hexes) hexes.push_back(turned(hex, plan.options.turn));
    Sketch sketch = plan.sketch(fade);
    sketch_zone(sketch, hexes, player_color(zone.color));
    if (!marked) return;
    const HexCoord place = turned(place_of_mark(table_hexes, plan.glyphs), plan.options.turn);
    sketch_mark(sketch, mark_of(zone), centre_of(place) + Point{0, -5.6}, player_color(zone.color));
}

void draw_zones(Plan& plan) {
    for (const Zone& zone : *plan.scenario.zones) {
        if (std::ranges::count(plan.options.hidden_zones, zone.id) > 0) continue;
        // `strong` spaces are on the shown level or open to the sky, `faint` ones below it.
        std::vector<HexCoord> strong, faint;
        for (const Space& space : zone.spaces) {
            if (space.level > plan.top || plan.covered(turned(space.at, plan.options.turn), space.level)) continue;
            (plan.fade_of(space.level) > 0 ? faint : strong).push_back(space.at);
        }
        draw_zone(plan, zone, faint, plan.options.fade_below, strong.empty());
        draw_zone(plan, zone, strong, 0, true);
    }
}

void draw_glyphs(Plan& plan) {
    for (const Glyph& glyph : *plan.scenario.glyphs) {
        const HexCoord hex = turned(glyph.at.at, plan.options.turn);
        if (glyph.at.level > plan.top || plan.covered(hex, glyph.at.level)) continue;
        Sketch sketch = plan.sketch(plan.fade_of(glyph.at.level));
        sketch_glyph(sketch, glyph, centre_of(hex), plan.catalogue);
    }
}

// The coordinates of a hex. What stands on it has light and dark parts under them, so they lie on a plate there.
void draw_coordinates_of(Plan& plan, HexCoord hex, const Solid& solid) {
    constexpr double beside = 0.9;
    const double size = plan.options.letters_of_coordinates, width_of_letter = 0.62 * size;
    constexpr unsigned plate = 0xFFFFFF, ink_on_plate = 0x1A1D22;
    const std::string text = to_text(plan.on_table(hex));
    const Point at = centre_of(hex) + Point{0, 7.2};
    const PieceStyle style = look_of(plan.catalogue[solid.kind], plan.catalogue);
    if (style != PieceStyle::Land && style != PieceStyle::Fluid) {
        const double half = static_cast<double>(text.size()) * width_of_letter / 2 + beside;
        plan.sketch(0).fill(band(at - Point{half, size * 0.36}, at + Point{half, -size * 0.36}, size * 1.3), plate,
                            0.85);
        return plan.sketch(0).text(at, text, size, ink_on_plate);
    }
    const auto terrain = plan.catalogue[solid.kind].terrain;
    const Sketch sketch = plan.sketch(plan.fade_of(solid.first_slot));
    const unsigned ground = sketch.color(terrain.valid() ? plan.catalogue[terrain].color : 0xFFFFFF).rgb;
    plan.sketch(0).text(at, text, size, mix(ground, is_dark(ground) ? 0xFFFFFF : 0x000000, 0.75));
}

void draw_coordinates(Plan& plan) {
    for (const Terrain::Column& column : plan.terrain.columns()) {
        const HexCoord hex = turned(column.hex, plan.options.turn);
        if (const Solid* solid = plan.seen(hex)) draw_coordinates_of(plan, hex, *solid);
    }
}

void draw_heights(Plan& plan) {
    std::vector<SeenHeight> seen = seen_heights(plan.terrain, plan.catalogue);
    for (SeenHeight& each : seen) {
        each.taken = std::ranges::binary_search(plan.glyphs, each.hex);
        each.hex = turned(each.hex, plan.options.turn);
        each.color = lighter(each.color, plan.rise_of(each.level));
    }
    Sketch sketch = plan.sketch(0);
    sketch_heights(sketch, std::move(seen), plan.options.letters_of_heights);
}

struct Extent {
    Point least{0, 0}, most{0, 0};
    bool any = false;
    void add(HexCoord hex) {
        const Point at = centre_of(hex);
        least = any ? Point{std::min(least.x, at.x), std::min(least.y, at.y)} : at;
        most = any ? Point{std::max(most.x, at.x), std::max(most.y, at.y)} : at;
        any = true;
    }
};

// Covers the whole map whatever level is shown, so that pictures of all levels align.
Extent extent_of(const Plan& plan) {
    Extent extent;
    for (const Terrain::Column& column : plan.terrain.columns()) extent.add(turned(column.hex, plan.options.turn));
    for (const Zone& zone : *plan.scenario.zones)
        for (const Space& space : zone.spaces) extent.add(turned(space.at, plan.options.turn));
    for (const Glyph& glyph : *plan.scenario.glyphs) extent.add(turned(glyph.at.at, plan.options.turn));
    return extent;
}

}  // namespace

PlacedDrawing plan_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                           const PictureOptions& options) {
    Plan plan{scenario, terrain, catalogue, options, options.level.value_or(terrain.top_level())};
    const Extent extent = extent_of(plan);
    collect(plan);
    draw_pieces(plan);
    if (options.heights && !options.level) draw_heights(plan);
    if (options.zones) draw_zones(plan);
    if (options.glyphs) draw_glyphs(plan);
    if (options.coordinates) draw_coordinates(plan);

    const Point edge{options.margin + hex_width / 2, options.margin + hex_width / 1.7};
    const Point origin = edge - extent.least, size = extent.most - extent.least + edge * 2;
    move_marks(plan.marks, 0, origin);
    return {{size.x, size.y, {theme_of(options.dark).paper}, std::move(plan.marks)}, origin};
}

}  // namespace hexwright::paper
