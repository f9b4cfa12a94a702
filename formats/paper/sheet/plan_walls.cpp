// Pieces on the sides of hexes, from above: ruins, stone and Laur walls, ladders, battlements, flags.
#include "engine/board/battlefield/terrain.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_pieces.h"

#include <algorithm>

namespace hexwright::paper {
namespace {

// A side as seen from its hex.
struct Edge {
    Point from, to, middle, outward;  // `outward` has unit length.
};

Edge edge_at(HexCoord hex, Direction side) {
    const auto ends = side_of(hex, side);
    const Point middle = between(ends[0], ends[1], 0.5), way = middle - centre_of(hex);
    return {ends[0], ends[1], middle, way * (1 / length(way))};
}

// Thick lines along sides: dark ones first, then a lighter core, so that they merge at the corners.
void walls(Sketch& sketch, const std::vector<Barrier>& barriers, double width, unsigned core) {
    for (const double inner : {0.0, 1.0})
        for (const Barrier& barrier : barriers) {
            const Edge edge = edge_at(barrier.hex, barrier.side);
            sketch.line({edge.from, edge.to}, inner > 0 ? core : darker(core, 0.62), width - 1.3 * inner);
        }
}

void ruin(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue) {
    const auto barriers = barriers_of(piece.piece, catalogue);
    walls(sketch, barriers, 4.2, piece.color);
    for (const Barrier& barrier : barriers) {  // Broken stones: a notch across every second side.
        const Edge edge = edge_at(barrier.hex, barrier.side);
        sketch.line({edge.middle - edge.outward * 1.2, edge.middle + edge.outward * 1.2}, darker(piece.color, 0.62),
                    0.8);
        const Point stone = between(edge.from, edge.to, 0.3) - edge.outward * 3.4;
        sketch.shape(circle(stone, 0.9, 6), piece.color, darker(piece.color, 0.55), 0.4);
    }
}

void stone_wall(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue) {
    const auto barriers = barriers_of(piece.piece, catalogue);
    walls(sketch, barriers, 3.6, lighter(piece.color, 0.15));
    for (const Barrier& barrier : barriers)
        for (const double share : {0.25, 0.75}) {
            const Edge edge = edge_at(barrier.hex, barrier.side);
            const Point at = between(edge.from, edge.to, share);
            sketch.line({at - edge.outward, at + edge.outward}, darker(piece.color, 0.55), 0.6);
        }
}

void laur_wall(Sketch& sketch, const PieceOnMap& piece) {
    const Point from = centre_of(piece.piece.at), to = centre_of(piece.piece.to);
    if (length(to - from) == 0) return;
    const double gap = 6 / length(to - from);
    const Point a = between(from, to, gap), b = between(from, to, 1 - gap);
    sketch.shape(band(a, b, 5), piece.color, darker(piece.color, 0.6), 0.8);
    sketch.line({a, b}, lighter(piece.color, 0.5), 1.2);
    for (const double share : {0.25, 0.5, 0.75}) {
        const Ring joint = band(between(a, b, share), b, 5);
        sketch.line({joint[0], joint[3]}, darker(piece.color, 0.6), 0.6);
    }
}

void ladder(Sketch& sketch, const Edge& edge) {
    constexpr unsigned wood = 0x9A6A35;
    const auto at = [&](double along, double out) { return between(edge.from, edge.to, along) + edge.outward * out; };
    for (const double width : {2.2, 1.2})  // The rails lean across the side.
        for (const double along : {0.3, 0.7})
            sketch.line({at(along, -5), at(along, 2.5)}, width > 2 ? 0x3E2912 : wood, width);
    for (const double out : {-3.8, -1.6, 0.6}) {
        sketch.line({at(0.24, out), at(0.76, out)}, 0x3E2912, 1.8);
        sketch.line({at(0.24, out), at(0.76, out)}, lighter(wood, 0.15), 1);
    }
}

void battlement(Sketch& sketch, const Edge& edge, unsigned stone) {
    const Point in = edge.outward * -1.6;
    sketch.shape(band(between(edge.from, edge.to, 0.04) + in, between(edge.from, edge.to, 0.96) + in, 2), stone,
                 darker(stone, 0.55), 0.5);
    for (const double share : {0.08, 0.41, 0.74}) {
        const Point a = between(edge.from, edge.to, share) + in, b = between(edge.from, edge.to, share + 0.18) + in;
        sketch.shape(band(a, b, 3.6), lighter(stone, 0.35), darker(stone, 0.6), 0.6);
    }
}

void flag(Sketch& sketch, const Edge& edge) {
    const Point foot = edge.middle - edge.outward * 1.5, top = foot + Point{0, -9};
    sketch.line({foot, top}, 0x3A3026, 1.1);
    sketch.shape(Ring{top, top + Point{7, 2}, top + Point{0, 4.4}}, 0xC23A2E, 0x5E1812, 0.5);
    sketch.shape(circle(foot, 1.3, 12), 0xE7C35A, 0x3A3026, 0.5);
}

void laur_ruin(Sketch& sketch, const Edge& edge, HexCoord hex, unsigned rgb) {
    const Point from = between(centre_of(hex), edge.middle, 0.7), to = edge.middle + edge.outward * 4.5;
    const Point aside = (edge.to - edge.from) * 0.2;
    const Ring ragged{from - aside,
                      to - aside * 0.9,
                      to - aside * 0.3 - edge.outward * 2,
                      to + edge.outward,
                      to + aside * 0.6 - edge.outward * 2.6,
                      from + aside};
    sketch.shape(ragged, rgb, darker(rgb, 0.6), 0.8);
    sketch.line({from, between(from, to, 0.6)}, lighter(rgb, 0.5), 1.1);
}

}  // namespace

void sketch_wall(Sketch& sketch, const PieceOnMap& piece, const Catalogue& catalogue) {
    const Edge edge = edge_at(piece.piece.at, piece.piece.side);
    switch (piece.style) {
        case PieceStyle::Ruin:
            return ruin(sketch, piece, catalogue);
        case PieceStyle::StoneWall:
            return stone_wall(sketch, piece, catalogue);
        case PieceStyle::LaurWall:
            return laur_wall(sketch, piece);
        case PieceStyle::Ladder:
            return ladder(sketch, edge);
        case PieceStyle::Battlement:
            return battlement(sketch, edge, piece.color);
        case PieceStyle::Flag:
            return flag(sketch, edge);
        default:
            return laur_ruin(sketch, edge, piece.piece.at, piece.color);
    }
}

}  // namespace hexwright::paper
