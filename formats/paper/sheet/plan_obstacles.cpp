// Obstacles, which fill their hexes, from above. Light comes from the north-west.
#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/plan_pieces.h"

#include <algorithm>

namespace hexwright::paper {
namespace {

constexpr Point lit_side{-0.8, -1.1};

void base(Sketch& sketch, const std::vector<Ring>& rings, unsigned fill) {
    sketch.shape(rings, fill, darker(fill, 0.5), 0.7);
}

// An evergreen: whorls of branches, lighter towards the top.
void evergreen(Sketch& sketch, const PieceOnMap& piece, unsigned needles, unsigned top) {
    const Point centre = middle_of(piece.hexes);
    const double radius = piece.hexes.size() > 1 ? 17 : 9.2;
    const int points = piece.hexes.size() > 1 ? 17 : 11;
    base(sketch, outline(piece.hexes), mix(needles, 0xD9CDB4, 0.5));
    sketch.fill(star(centre - lit_side, radius, radius * 0.74, points), 0x0A140C, 0.28);
    sketch.shape(star(centre, radius, radius * 0.70, points), darker(needles, 0.30), darker(needles, 0.6), 0.5);
    sketch.fill(star(centre + lit_side * 0.4, radius * 0.72, radius * 0.46, points, 12), needles);
    sketch.fill(star(centre + lit_side * 0.7, radius * 0.42, radius * 0.22, points - 2, 5), top);
}

void leaf(Sketch& sketch, Point centre, double degrees, double reach, unsigned rgb) {
    const Point offset = turned({0, -reach}, degrees), aside = turned({reach * 0.17, 0}, degrees);
    const Point half = centre + offset * 0.5;
    sketch.shape(Ring{centre, half - aside, centre + offset, half + aside}, rgb, darker(rgb, 0.45), 0.4);
}

void palm(Sketch& sketch, const PieceOnMap& piece) {
    const Point centre = middle_of(piece.hexes);
    base(sketch, outline(piece.hexes), mix(piece.color, 0x5A4E32, 0.55));
    sketch.fill(star(centre - lit_side, 9, 3, 8), 0x0A140C, 0.25);
    for (int i = 0; i < 8; ++i)
        leaf(sketch, centre, 45.0 * i + 10, 9.4, i % 2 == 0 ? piece.color : lighter(piece.color, 0.2));
    sketch.shape(circle(centre, 1.5, 12), 0x8A6438, 0x3E2C18, 0.5);
}

void brush(Sketch& sketch, const PieceOnMap& piece) {
    const Point centre = middle_of(piece.hexes);
    base(sketch, outline(piece.hexes), mix(piece.color, 0x5A4E32, 0.55));
    sketch.fill(scallop(centre - lit_side, 8.6, 9, 1.4), 0x0A140C, 0.25);
    constexpr double sizes[] = {4.4, 3.8, 4.6, 3.9, 4.2};
    for (int i = 0; i < 5; ++i) {
        const Point at = centre + turned({0, -4.3}, 72.0 * i + 20);
        const unsigned rgb = lighter(piece.color, i % 2 == 0 ? 0.0 : 0.14);
        sketch.shape(scallop(at, sizes[i], 7, 0.8), rgb, darker(rgb, 0.45), 0.5);
    }
    sketch.shape(scallop(centre, 4, 7, 0.8), lighter(piece.color, 0.26), darker(piece.color, 0.4), 0.5);
}

// Cut like a gem: facets from the rim to a ridge, each lit according to its direction.
void faceted(Sketch& sketch, const PieceOnMap& piece, unsigned ground, unsigned stone, double bright) {
    const std::vector<Ring> rings = outline(piece.hexes);
    base(sketch, rings, ground);
    const Ring rim = inset(rings, 1.9).front(), crown = inset(rings, 5.4).front();
    const Point peak = middle_of(piece.hexes) + lit_side;
    const unsigned edge = darker(stone, 0.5);
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const std::size_t j = (i + 1) % rim.size();
        const Point offset = rim[j] - rim[i];
        // Cosine between the outward side and the light, -1..1.
        const double lit = (offset.x * 0.45 - offset.y * 0.9) / length(offset);
        const unsigned low = lit > 0 ? lighter(stone, bright * lit) : darker(stone, -0.42 * lit);
        sketch.shape(Ring{rim[i], rim[j], crown[j], crown[i]}, low, edge, 0.4);
        const unsigned high = lit > 0 ? lighter(stone, bright * (0.35 + lit * 0.6)) : darker(stone, -0.2 * lit);
        sketch.shape(Ring{crown[i], crown[j], peak}, high, mix(high, edge, 0.35), 0.35);
    }
    sketch.outline({rim}, edge, 0.7);
}

void hive(Sketch& sketch, const PieceOnMap& piece) {
    const std::vector<Ring> rings = outline(piece.hexes);
    const Point middle = middle_of(piece.hexes);
    base(sketch, rings, 0xB9BD4B);
    sketch.shape(inset(rings, 1.8), darker(piece.color, 0.35), darker(piece.color, 0.65), 0.7);
    for (const HexCoord hex : piece.hexes) {
        const Point at = between(centre_of(hex), middle, 0.12);
        sketch.shape(scallop(at, 8.8, 8, 1.2), piece.color, darker(piece.color, 0.5), 0.5);
        sketch.fill(scallop(at + lit_side, 5.6, 8, 0.8), lighter(piece.color, 0.25));
        sketch.shape(circle(at + lit_side * 0.3, 2.5, 16), 0x2A1C30, darker(piece.color, 0.6), 0.5);
    }
}

void pillar(Sketch& sketch, const PieceOnMap& piece) {
    const Point centre = middle_of(piece.hexes);
    base(sketch, outline(piece.hexes), lighter(piece.color, 0.45));
    sketch.fill(circle(centre - lit_side, 7.2, 16), 0x0A140C, 0.28);
    sketch.shape(circle(centre, 7, 8), piece.color, darker(piece.color, 0.55), 0.8);
    sketch.shape(circle(centre, 4.2, 8), lighter(piece.color, 0.3), darker(piece.color, 0.4), 0.5);
    sketch.fill(circle(centre, 1.6, 8), darker(piece.color, 0.3));
}

std::vector<Direction> turned_arms(const PieceOnMap& piece) {
    std::vector<Direction> arms = arms_of(*piece.type);
    for (Direction& arm : arms) arm = turned(arm, piece.piece.turn);
    return arms;
}

void arms(Sketch& sketch, const PieceOnMap& piece, double width, unsigned fill, unsigned edge) {
    const Point centre = middle_of(piece.hexes);
    const auto reach = [&](Direction arm) {
        return between(centre, centre_of(neighbour(piece.hexes.front(), arm)), 0.47);
    };
    for (const double grow : {1.4, 0.0}) {  // All dark edges come first, so that the arms merge.
        for (const Direction arm : turned_arms(piece))
            sketch.fill(band(centre, reach(arm), width + grow), grow > 0 ? edge : fill);
        sketch.fill(circle(centre, (width + grow) / 2), grow > 0 ? edge : fill);
    }
}

void castle_base(Sketch& sketch, const PieceOnMap& piece) {
    const std::vector<Ring> rings = outline(piece.hexes);
    base(sketch, rings, lighter(piece.color, 0.42));
    std::vector<Ring> rim = rings;
    for (Ring& ring : inset(rings, 2)) rim.push_back(std::move(ring));
    sketch.fill(std::move(rim), darker(piece.color, 0.25), 0.5);
    arms(sketch, piece, 7, lighter(piece.color, 0.25), darker(piece.color, 0.15));
}

void castle_wall(Sketch& sketch, const PieceOnMap& piece) {
    const Point centre = middle_of(piece.hexes);
    const unsigned edge = darker(piece.color, 0.55);
    base(sketch, outline(piece.hexes), darker(piece.color, 0.12));
    arms(sketch, piece, 11, lighter(piece.color, 0.22), edge);
    for (const Direction arm : turned_arms(piece)) {  // Joints between the stones.
        const Point to = between(centre, centre_of(neighbour(piece.hexes.front(), arm)), 0.47);
        const Ring joint = band(between(centre, to, 0.5), to, 11);
        sketch.line({joint[0], joint[3]}, edge, 0.6);
        sketch.line({centre, to}, edge, 0.5, 0.7);
    }
}

void castle_door(Sketch& sketch, const PieceOnMap& piece) {
    const unsigned edge = darker(piece.color, 0.55);
    const Point first = centre_of(piece.hexes.front()), last = centre_of(piece.hexes.back());
    base(sketch, outline(piece.hexes), darker(piece.color, 0.12));
    sketch.shape(band(between(first, last, -0.23), between(first, last, 1.23), 11), lighter(piece.color, 0.22), edge,
                 0.7);
    const Point from = between(first, last, 0.26), to = between(first, last, 0.74);
    const bool open = piece.type->id.ends_with("arch");
    sketch.shape(band(from, to, 7), open ? 0xF1EDE4 : 0x8A5A33, edge, 0.7);
    if (open) {
        sketch.line({from, between(from, to, 0.5) + turned(to - from, 90) * 0.13, to}, edge, 0.7, 1, true);
        return;
    }
    for (const double share : {0.2, 0.4, 0.6, 0.8}) {
        const Ring plank = band(between(from, to, share), to, 7);
        sketch.line({plank[0], plank[3]}, 0x4B2E17, share == 0.4 || share == 0.6 ? 0.6 : 0.9);
    }
    sketch.fill(circle(between(from, to, 0.5), 1, 12), 0xE7C35A);
}

// Brick walls with windows around a concrete floor, or their collapsed version.
void warehouse(Sketch& sketch, const PieceOnMap& piece) {
    constexpr unsigned brick = 0xA9563F;
    const std::vector<Ring> rings = outline(piece.hexes);
    const bool broken = piece.type->id.ends_with("broken");
    base(sketch, rings, lighter(piece.color, 0.4));
    const Ring wall = inset(rings, 3).front();
    sketch.outline({wall}, darker(brick, 0.6), 4.4);
    sketch.outline({wall}, brick, 3);
    for (std::size_t i = 0; i < wall.size(); ++i) {
        const Point from = wall[i], to = wall[(i + 1) % wall.size()];
        const bool gone = broken && i % 3 == 0;
        sketch.line({between(from, to, 0.32), between(from, to, 0.68)}, gone ? lighter(piece.color, 0.4) : 0xBFD9E6,
                    gone ? 5.2 : 1.2);
    }
    for (const HexCoord hex : piece.hexes) {
        const Point at = centre_of(hex);
        if (broken) sketch.shape(star(at, 3, 1.6, 5, 20), mix(brick, 0x888888, 0.4), darker(brick, 0.6), 0.5);
        else sketch.line({at + Point{-2.5, 0}, at + Point{2.5, 0}}, darker(piece.color, 0.2), 0.8);
    }
}

void block(Sketch& sketch, const PieceOnMap& piece) {
    const std::vector<Ring> rings = outline(piece.hexes);
    base(sketch, rings, darker(piece.color, 0.2));
    sketch.shape(inset(rings, 2.5), piece.color, darker(piece.color, 0.5), 0.6);
    for (const HexCoord hex : piece.hexes) {
        const Point at = centre_of(hex);
        sketch.line({at + Point{-3, -3}, at + Point{3, 3}}, darker(piece.color, 0.5), 1);
        sketch.line({at + Point{3, -3}, at + Point{-3, 3}}, darker(piece.color, 0.5), 1);
    }
}

}  // namespace

void sketch_arms(Sketch& sketch, const PieceOnMap& piece) {
    const bool wall = piece.style == PieceStyle::CastleWall;
    const unsigned dark = darker(piece.color, 0.7);
    base(sketch, outline(piece.hexes), lighter(piece.color, 0.7));
    arms(sketch, piece, wall ? 8.5 : 7, dark, dark);
    if (!wall) arms(sketch, piece, 4, 0xFFFFFF, 0xFFFFFF);
}

void sketch_obstacle(Sketch& sketch, const PieceOnMap& piece) {
    switch (piece.style) {
        case PieceStyle::Evergreen:
            return evergreen(sketch, piece, piece.color, lighter(piece.color, 0.3));
        case PieceStyle::SnowTree:
            return evergreen(sketch, piece, mix(piece.color, 0x2F6B3A, 0.5), 0xFFFFFF);
        case PieceStyle::Palm:
            return palm(sketch, piece);
        case PieceStyle::Brush:
            return brush(sketch, piece);
        case PieceStyle::Glacier:
            return faceted(sketch, piece, 0xBFE0EE, mix(piece.color, 0x8FC3DD, 0.5), 0.9);
        case PieceStyle::Outcrop:
            return faceted(sketch, piece, 0x2B2B33, lighter(piece.color, 0.12), 0.42);
        case PieceStyle::LavaOutcrop:
            return faceted(sketch, piece, 0xE8742A, piece.color, 0.32);
        case PieceStyle::Hive:
            return hive(sketch, piece);
        case PieceStyle::Pillar:
            return pillar(sketch, piece);
        case PieceStyle::Warehouse:
            return warehouse(sketch, piece);
        case PieceStyle::CastleBase:
            return castle_base(sketch, piece);
        case PieceStyle::CastleWall:
            return castle_wall(sketch, piece);
        case PieceStyle::CastleDoor:
            return castle_door(sketch, piece);
        default:
            return block(sketch, piece);
    }
}

}  // namespace hexwright::paper
