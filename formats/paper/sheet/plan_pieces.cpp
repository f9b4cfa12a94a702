#include "formats/paper/sheet/plan_pieces.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/plan_drawing.h"

namespace hexwright::paper {
namespace {

constexpr double border_width = 1.5;

std::string_view terrain_id(const PieceOnMap& piece, const Catalogue& catalogue) {
    return piece.type->terrain.valid() ? std::string_view(catalogue[piece.type->terrain].id) : "";
}

// Draws a rim inside the outline, dark towards the light (north-west), so that the tile appears lower than its
// neighbours.
void sink(Sketch& sketch, const std::vector<Ring>& rings, unsigned fill) {
    std::vector<Ring> rim = rings;
    for (Ring& ring : inset(rings, 2.6)) rim.push_back(std::move(ring));
    sketch.fill(std::move(rim), darker(fill, 0.32), 0.55);
}

void signs(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue, unsigned fill) {
    const bool fluid = piece.style == PieceStyle::Fluid;
    const unsigned ink = is_dark(fill) ? lighter(fill, fluid ? 0.55 : 0.16)
                         : fluid       ? mix(darker(fill, 0.35), 0xFFFFFF, 0.1)
                                       : darker(fill, 0.14);
    for (const HexCoord hex : piece.hexes)
        for (const auto& line : sign_of(terrain_id(piece, catalogue))) {
            std::vector<Point> points = line;
            for (Point& point : points) point = point + centre_of(hex);
            sketch.line(std::move(points), ink, fluid ? 0.9 : 0.7);
        }
}

}  // namespace

void sketch_tile(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue, double rise, bool sizes) {
    const unsigned fill = lighter(piece.color, rise);
    const std::vector<Ring> rings = outline(piece.hexes);
    sketch.fill(rings, fill);
    if (piece.style == PieceStyle::Fluid) sink(sketch, rings, fill);
    for (auto& line : inner_lines(piece.hexes))
        sketch.line(std::move(line), is_dark(fill) ? 0xFFFFFF : 0x000000, 0.45, 0.20);
    signs(sketch, piece, catalogue, fill);
    if (sizes)
        sketch.outline(inset(rings, 0.4 + border_width / 2), border_color(piece.type->border, fill), border_width);
    sketch.outline(rings, darker(fill, 0.55), 0.7);
}

bool has_arms(const PieceOnMap& piece) {
    return piece.style == PieceStyle::CastleBase || piece.style == PieceStyle::CastleWall;
}

bool is_tile(const PieceOnMap& piece) { return piece.style == PieceStyle::Land || piece.style == PieceStyle::Fluid; }

Point place_of_code(const PieceOnMap& piece) {
    constexpr double beside = hex_width * 0.3;
    const Point middle = middle_of(piece.hexes);
    if (!has_arms(piece)) return middle + Point{0, hex_width * 0.24};
    Point arms;
    for (const Direction arm : arms_of(*piece.type))
        arms = arms + (centre_of(neighbour(HexCoord{}, turned(arm, piece.piece.turn))) - centre_of({}));
    // A wall that runs straight through its hex has room on both sides; the lower one is taken.
    if (length(arms) < 1) {
        const Point along = centre_of(neighbour(HexCoord{}, turned(Direction::E, piece.piece.turn))) - centre_of({});
        const Point across = turned(along, 90);
        arms = across.y > 0 ? across * -1 : across;
    }
    return middle - arms * (beside / length(arms));
}

}  // namespace hexwright::paper
