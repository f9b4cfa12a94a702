#include "formats/export/guide/guide_map.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/inventory.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/build_sheet/leaf.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_pieces.h"
#include "formats/paper/sheet/sketch.h"
#include "formats/paper/sheet/svg_text.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace hexwright::exports {

namespace {

constexpr double part_reach = 30;  // Of the drawing of a part from its middle.
constexpr double part_code_y = 31;

std::string whole_number(double number) { return std::to_string(static_cast<int>(std::lround(number))); }

// The letters of a small one do not cover what they stand beside.
enum class CodeSize : unsigned char { Usual, Small };
std::string code_at(Point at, const std::string& code, CodeSize size = CodeSize::Usual) {
    return std::string("<text") + (size == CodeSize::Small ? " class=\"c\"" : "") + " x=\"" + whole_number(at.x) +
           "\" y=\"" + whole_number(at.y) + "\">" + escaped(code) + "</text>";
}

// ---- shapes

// With attributes: rules of the page's style do not reach into what is referred to.
std::string part_code(double y, const std::string& code) {
    return "<text y=\"" + whole_number(y) +
           "\" text-anchor=\"middle\" font-size=\"16\" font-weight=\"700\" fill=\"#000\" stroke=\"#FFF\" "
           "stroke-width=\"3\" paint-order=\"stroke\">" +
           escaped(code) + "</text>";
}

// In its own size up to seven hexes, about its middle, with its code.
std::string tile_part(const PieceType& type, const Catalogue& catalogue) {
    const std::vector<HexCoord> hexes = type.hexes;
    const double scale = hexes.size() > 7 ? 0.52 : hexes.size() > 3 ? 0.95 : 1.2;
    std::vector<Ring> rings = outline(hexes);
    const Point middle = middle_of(hexes);
    for (Ring& ring : rings)
        for (Point& point : ring) point = (point - middle) * scale;
    return "<path d=\"" + svg_path(rings) + "\" fill=\"" + svg_colour(catalogue[type.terrain].color) +
           "\" stroke=\"#1D2024\" stroke-width=\"1.2\"/>" + part_code(5, label_of(type, catalogue));
}

// The drawing of the palette, with the code below it.
std::string upright_part(PieceKind kind, const Catalogue& catalogue) {
    const Drawing drawing = LayPlan::part(kind, catalogue);
    Leaf leaf;
    leaf.place(drawing, {-part_reach, -part_reach - 2, 2 * part_reach, 2 * part_reach - 10});
    return svg_elements(leaf.drawing.marks) + part_code(part_code_y, label_of(catalogue[kind], catalogue));
}

std::string upright_id(const PieceOnMap& piece) {
    return "d" + std::to_string(piece.piece.kind.value) + "-" + std::to_string(piece.piece.turn);
}

std::vector<Mark> marks_of(const PieceOnMap& piece, const Catalogue& catalogue) {
    std::vector<Mark> marks;
    Sketch sketch{marks, theme_of(false)};
    if (piece.is_wall()) sketch_wall(sketch, piece, catalogue);
    else if (has_arms(piece)) sketch_arms(sketch, piece);
    else sketch_obstacle(sketch, piece);
    return marks;
}

// ---- the plan

// What stands refers to its shape; what is on the sides of hexes is drawn where it is. Its outline shows what is new.
std::string upright_on_plan(const PieceOnMap& piece, const Catalogue& catalogue) {
    if (!piece.is_wall()) {
        const Point at = centre_of(piece.piece.at), code = place_of_code(piece);
        return "<g class=\"u\"><use href=\"#" + upright_id(piece) + "\" x=\"" + whole_number(at.x) + "\" y=\"" +
               whole_number(at.y) + "\"/><path class=\"o\" d=\"" + svg_path(inset(outline(piece.hexes), 0.6)) +
               "\"/></g>" + code_at(code + Point{0, 2.3}, label_of(*piece.type, catalogue), CodeSize::Small) + "\n";
    }
    std::string sides;
    for (const Barrier& barrier : barriers_of(piece.piece, catalogue))
        sides += svg_path(side_of(barrier.hex, barrier.side));
    if (sides.empty()) sides = svg_path(std::vector<Point>{centre_of(piece.piece.at), centre_of(piece.piece.to)});
    return "<g class=\"u\"><path class=\"w\" d=\"" + sides + "\"/>" + svg_elements(marks_of(piece, catalogue)) +
           "</g>\n";
}

std::string on_plan(const PieceOnMap& piece, const Catalogue& catalogue) {
    if (!is_tile(piece)) return upright_on_plan(piece, catalogue);
    return "<path class=\"p\" fill=\"" + svg_colour(piece.color) + "\" d=\"" +
           svg_path(inset(outline(piece.hexes), 0.6)) + "\"/>" +
           code_at(middle_of(piece.hexes) + Point{0, 4}, label_of(*piece.type, catalogue)) + "\n";
}

// The map's outline, and a dot in each of its hexes to count by.
std::string ground_of(const Terrain& terrain) {
    std::vector<HexCoord> hexes;
    std::string dots;
    for (const Terrain::Column& column : terrain.columns()) {
        hexes.push_back(column.hex);
        const Point at = centre_of(column.hex);
        dots += "M" + whole_number(at.x) + " " + whole_number(at.y) + "h0";
    }
    return "<path class=\"ground\" d=\"" + svg_path(outline(std::move(hexes))) + "\"/><path class=\"dots\" d=\"" +
           dots + "\"/>\n";
}

// Around all hexes of the map.
std::string view_box_of(const Terrain& terrain) {
    Point least, most;
    bool any = false;
    for (const Terrain::Column& column : terrain.columns()) {
        const Point at = centre_of(column.hex);
        least = any ? Point{std::min(least.x, at.x), std::min(least.y, at.y)} : at;
        most = any ? Point{std::max(most.x, at.x), std::max(most.y, at.y)} : at;
        any = true;
    }
    constexpr double edge = hex_width * 0.75;
    return whole_number(least.x - edge) + " " + whole_number(least.y - edge) + " " +
           whole_number(most.x - least.x + 2 * edge) + " " + whole_number(most.y - least.y + 2 * edge);
}

}  // namespace

std::string guide_shapes(const Build& build, const Catalogue& catalogue) {
    std::string html = "<svg class=\"shapes\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n";
    std::set<PieceKind> parts;
    std::set<std::string> uprights;
    build.scenario.battlefield.each([&](const PlacedPiece& placed) {
        parts.insert(placed.kind);
        const PieceOnMap piece = on_map({.kind = placed.kind, .turn = placed.turn}, 0, catalogue);
        if (is_tile(piece) || piece.is_wall() || !uprights.insert(upright_id(piece)).second) return;
        html += "<g id=\"" + upright_id(piece) + "\">" + svg_elements(marks_of(piece, catalogue)) + "</g>\n";
    });
    for (const ItemKind item : items_in(used_items(build.scenario.battlefield, catalogue), catalogue))
        parts.insert(kind_of_item(item, catalogue));
    for (const PieceKind kind : parts) {
        if (!kind.valid()) continue;
        const bool tile = is_tile(on_map({.kind = kind}, 0, catalogue));
        html += "<g id=\"k" + std::to_string(kind.value) + "\">" +
                (tile ? tile_part(catalogue[kind], catalogue) : upright_part(kind, catalogue)) + "</g>\n";
    }
    return html + "</defs></svg>\n";
}

std::string guide_part(PieceKind kind) {
    return "<svg class=\"part\" viewBox=\"-34 -34 68 68\" aria-hidden=\"true\"><use href=\"#k" +
           std::to_string(kind.value) + "\"/></svg>";
}

std::string guide_plan(const Build& build, const Catalogue& catalogue, const std::string& label) {
    std::string groups;
    std::size_t number = 0;
    for (const BuildStep& step : build.plan.steps) {
        groups += "<g class=\"n" + std::to_string(++number) + "\">\n";
        for (const PieceId id : laid_in(step))
            groups += on_plan(on_map(*build.scenario.battlefield.find(id), 0, catalogue), catalogue);
    }
    for (; number > 0; --number) groups += "</g>";
    return "<svg class=\"map\" viewBox=\"" + view_box_of(build.terrain) + "\" role=\"img\" aria-label=\"" + label +
           "\">\n" + ground_of(build.terrain) + groups + "</svg>\n";
}

}  // namespace hexwright::exports
