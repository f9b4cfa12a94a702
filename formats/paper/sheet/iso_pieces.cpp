#include "formats/paper/sheet/iso_pieces.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <array>

namespace hexwright::paper {
namespace {

std::vector<Ring3> stretched(std::vector<Ring3> rings, double wide, double high) {
    for (Ring3& ring : rings) ring = {ring.radius * wide, ring.height * high};
    return rings;
}

void evergreen(Sketch& sketch, const PieceOnMap& piece, bool snow) {
    const Point at = middle_of(piece.hexes);
    const double foot = piece.piece.level - 1, high = piece.type->slots / 10.0, wide = piece.hexes.size() > 1 ? 1.8 : 1;
    const unsigned needles = snow ? mix(piece.color, 0x2F6B3A, 0.45) : piece.color;
    iso_body(sketch, at, foot, stretched({{1.4, 0}, {1.4, 2}}, wide, high), 0x6B4A2C);
    iso_body(sketch, at, foot, stretched({{8.2, 1.4}, {4, 4.4}}, wide, high), needles);
    iso_body(sketch, at, foot, stretched({{6.4, 3.8}, {2.8, 7}}, wide, high), needles);
    iso_body(sketch, at, foot, stretched({{4.6, 6.4}, {0, 10}}, wide, high), snow ? 0xEAF2F4 : lighter(needles, 0.1));
}

void iso_palm(Sketch& sketch, const PieceOnMap& piece) {
    const Point at = middle_of(piece.hexes);
    const double foot = piece.piece.level - 1, top = foot + piece.type->slots - 1.5;
    iso_body(sketch, at, foot, {{1.6, 0}, {1, top - foot}}, 0x8A6438);
    const Point crown = iso(at, top);
    for (const double degrees : {-115.0, -75.0, -35.0, 35.0, 75.0, 115.0}) {
        const Point tip = crown + turned({0, -11}, degrees), bend = between(crown, tip, 0.55) + Point{0, -2.6};
        const unsigned rgb = degrees < 0 ? lighter(piece.color, 0.15) : darker(piece.color, 0.15);
        sketch.shape(Ring{crown, bend + Point{0, -1.4}, tip + Point{0, 1.5}, bend + Point{0, 1.2}}, rgb,
                     darker(rgb, 0.45), 0.3);
    }
}

void iso_brush(Sketch& sketch, const PieceOnMap& piece) {
    const Point at = middle_of(piece.hexes);
    const double foot = piece.piece.level - 1, high = piece.type->slots / 10.0;
    constexpr std::array<Ring3, 8> clumps{
        {{-4, 1.2}, {4, 1.4}, {0, 2.6}, {-3.6, 4}, {3.8, 4.2}, {-1, 6}, {2.4, 7}, {-0.6, 8.6}}};
    for (const Ring3& clump : clumps) {  // `radius` is the sideways offset.
        const unsigned rgb = clump.radius < 0 ? lighter(piece.color, 0.14) : darker(piece.color, 0.12);
        sketch.shape(
            scallop(iso(at + Point{clump.radius, 0}, foot + clump.height * high), 7.6 - clump.height * 0.4, 8, 1), rgb,
            darker(rgb, 0.45), 0.4);
    }
}

// Crystals and crags: a steep body with a broken tip. Each hex of a piece has another height.
void crag(Sketch& sketch, Point at, double from, double to, std::size_t number, unsigned rgb) {
    constexpr std::array shares{1.0, 0.78, 0.9, 0.64, 0.84, 0.7};
    const double high = (to - from) * shares[number % shares.size()];
    iso_body(sketch, at, from, {{9.2, 0}, {7.4, high * 0.45}, {4.2, high * 0.8}, {0.6, high}}, rgb);
}

// A brick building nine levels high, or its collapsed version.
void warehouse(Sketch& sketch, const PieceOnMap& piece, std::size_t number, double from, double to) {
    constexpr unsigned brick = 0xA9563F;
    constexpr std::array broken{0.5, 0.8, 0.3, 0.45, 0.25, 0.6};
    const HexCoord hex = piece.hexes[number];
    const double roof = piece.type->id.ends_with("broken") ? from + (to - from) * broken[number % broken.size()] : to;
    const auto corners = corners_of(hex);
    for (const Direction side : {Direction::SW, Direction::SE}) {
        iso_face(sketch, hex, side, from, roof, brick);
        const auto ends = side_of(hex, side);
        const Point a = between(ends[0], ends[1], 0.3), b = between(ends[0], ends[1], 0.7);
        for (double sill = from + 1; sill + 2 < roof; sill += 3)
            sketch.shape(Ring{iso(a, sill), iso(b, sill), iso(b, sill + 1.4), iso(a, sill + 1.4)}, 0xBFD9E6,
                         darker(brick, 0.5), 0.4);
    }
    sketch.shape(iso_ring(Ring(corners.begin(), corners.end()), roof), piece.color, darker(piece.color, 0.4), 0.4);
}

void hive_dome(Sketch& sketch, Point at, double from, double to, std::size_t number, unsigned rgb) {
    constexpr std::array shares{0.62, 1.0, 0.7, 0.5, 0.86, 0.58};
    const double high = (to - from) * shares[number % shares.size()];
    iso_body(sketch, at, from,
             {{9.4, 0}, {10.4, high * 0.2}, {9.8, high * 0.5}, {8, high * 0.74}, {5, high * 0.92}, {1.6, high}}, rgb);
    sketch.shape(star(iso(at + Point{-2.4, 6}, from + high * 0.45), 2, 2, 8), 0x2A1C30, darker(rgb, 0.6), 0.4);
    sketch.shape(star(iso(at + Point{2.8, 5}, from + high * 0.72), 1.5, 1.5, 8), 0x2A1C30, darker(rgb, 0.6), 0.4);
}

void ladder(Sketch& sketch, Point a, Point b, double from, double to) {
    constexpr unsigned wood = 0x9A6A35, dark = 0x3E2912;
    for (const double width : {1.8, 1.0})
        for (const double share : {0.3, 0.7})
            iso_line(sketch, between(a, b, share), from, between(a, b, share), to, width > 1.5 ? dark : wood, width);
    for (double rung = from + 0.35; rung < to; rung += 0.55)
        iso_line(sketch, between(a, b, 0.3), rung, between(a, b, 0.7), rung, wood, 0.9);
}

void flag(Sketch& sketch, Point at, double from) {
    iso_line(sketch, at, from, at, from + 3, 0x3A3026, 1);
    const Point top = iso(at, from + 3);
    sketch.shape(Ring{top, top + Point{6.5, 2}, top + Point{0, 4}}, 0xC23A2E, 0x5E1812, 0.4);
}

}  // namespace

bool is_prism(PieceStyle style) {
    return style == PieceStyle::Land || style == PieceStyle::Fluid || style == PieceStyle::CastleBase ||
           style == PieceStyle::CastleWall || style == PieceStyle::CastleDoor || style == PieceStyle::Block;
}

bool shaped_by_hex(PieceStyle style) {
    return style == PieceStyle::Glacier || style == PieceStyle::Outcrop || style == PieceStyle::LavaOutcrop ||
           style == PieceStyle::Hive || style == PieceStyle::Pillar || style == PieceStyle::Warehouse;
}

void iso_column(Sketch& sketch, const PieceOnMap& piece, std::size_t number, double from, double to) {
    const Point at = centre_of(piece.hexes[number]);
    switch (piece.style) {
        case PieceStyle::Glacier:
            return crag(sketch, at, from, to, number, mix(piece.color, 0x9CCBE2, 0.4));
        case PieceStyle::Hive:
            return hive_dome(sketch, at, from, to, number, piece.color);
        case PieceStyle::Warehouse:
            return warehouse(sketch, piece, number, from, to);
        case PieceStyle::Pillar:
            iso_body(sketch, at, from,
                     {{8, 0}, {8, 0.7}, {6, 0.9}, {5.4, to - from - 1}, {7, to - from - 0.8}, {7, to - from}},
                     piece.color);
            sketch.shape(iso_ring(circle(at, 7, 16), to), lighter(piece.color, 0.25), darker(piece.color, 0.5), 0.4);
            return;
        default:
            return crag(sketch, at, from, to, number, lighter(piece.color, 0.1));
    }
}

void iso_middle(Sketch& sketch, const PieceOnMap& piece) {
    if (piece.style == PieceStyle::Palm) iso_palm(sketch, piece);
    else if (piece.style == PieceStyle::Brush) iso_brush(sketch, piece);
    else evergreen(sketch, piece, piece.style == PieceStyle::SnowTree);
}

void iso_wall(Sketch& sketch, const PieceOnMap& piece, const Barrier& barrier, std::size_t number) {
    const auto ends = side_of(barrier.hex, barrier.side);
    const Point a = ends[0], b = ends[1];
    constexpr std::array broken{1.0, 0.72, 0.9, 0.55, 0.8, 0.66, 0.95};
    const double high = barrier.to - barrier.from;
    switch (piece.style) {
        case PieceStyle::Ladder:
            return ladder(sketch, a, b, barrier.from, barrier.to);
        case PieceStyle::Flag:
            return flag(sketch, between(a, b, 0.5), barrier.from);
        case PieceStyle::Battlement:
            iso_slab(sketch, a, b, barrier.from, barrier.from + 0.5, 3, piece.color);
            for (const double share : {0.0, 0.4, 0.8})
                iso_slab(sketch, between(a, b, share), between(a, b, share + 0.2), barrier.from + 0.5,
                         barrier.from + 1.3, 3, piece.color);
            return;
        case PieceStyle::Ruin:
            return iso_slab(sketch, a, b, barrier.from, barrier.from + high * broken[number % broken.size()], 2.6,
                            piece.color);
        case PieceStyle::LaurRuin:
            return iso_slab(sketch, between(a, b, 0.25), between(a, b, 0.8), barrier.from, barrier.from + high * 0.6, 3,
                            piece.color);
        default:
            return iso_slab(sketch, a, b, barrier.from, barrier.to, 2.6, piece.color);
    }
}

void iso_laur_wall(Sketch& sketch, const PieceOnMap& piece) {
    const Point from = centre_of(piece.piece.at), to = centre_of(piece.piece.to);
    if (length(to - from) == 0) return;
    const double gap = 6 / length(to - from), foot = piece.piece.level - 1;
    iso_slab(sketch, between(from, to, gap), between(from, to, 1 - gap), foot, foot + piece.type->slots, 4,
             piece.color);
}

}  // namespace hexwright::paper
