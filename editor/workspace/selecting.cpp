#include "editor/workspace/selecting.h"

#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <unordered_map>
#include <utility>

namespace hexwright::workspace {

namespace {

template <class Wanted>
PieceIds ids_where(const Battlefield& battlefield, Wanted&& wanted) {
    PieceIds ids;
    battlefield.each([&](const PlacedPiece& piece) {
        if (wanted(piece)) ids.push_back(piece.id);
    });
    return ids;
}

bool is_in(const PieceIds& ids, PieceId id) { return std::ranges::binary_search(ids, id); }

struct Shadow {  // Projection of a shape onto a line.
    double low, high;
};

Shadow shadow_of(const auto& corners, Point offset) {
    Shadow span{1e300, -1e300};
    for (const Point& corner : corners) {
        const double along = corner.x * offset.x + corner.y * offset.y;
        span = {std::min(span.low, along), std::max(span.high, along)};
    }
    return span;
}

// Separating axis test: two convex shapes meet if their projections on every side's normal overlap.
bool meets(const std::array<Point, 6>& hexagon, const std::array<Point, 4>& box) {
    constexpr double half = 0.5, root = 0.8660254037844386;
    for (const Point offset : {Point{1, 0}, Point{0, 1}, Point{half, root}, Point{-half, root}}) {
        const Shadow a = shadow_of(hexagon, offset), b = shadow_of(box, offset);
        if (a.high < b.low || b.high < a.low) return false;
    }
    return true;
}

// The slots that a piece holds on each of its hexes; a piece that fills none counts where it stands.
struct Reach {
    int first, last;
};
Reach reach_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    return {piece.level, piece.level + (type.fills_slots() ? std::max(type.slots, 1) - 1 : 0)};
}

using Piles = std::unordered_map<HexCoord, std::vector<Reach>>;  // The slots held by some pieces, by hex.

Piles piles_of(const Battlefield& battlefield, const PieceIds& ids, const Catalogue& catalogue) {
    Piles piles;
    for (const PieceId id : ids)
        if (const PlacedPiece* piece = battlefield.find(id))
            for (const HexCoord hex : hexes_of(*piece, catalogue)) piles[hex].push_back(reach_of(*piece, catalogue));
    return piles;
}

bool holds(const Piles& piles, HexCoord hex, int first, int last) {
    const auto pile = piles.find(hex);
    return pile != piles.end() &&
           std::ranges::any_of(pile->second, [&](Reach held) { return held.first <= last && first <= held.last; });
}

}  // namespace

Inside inside_box(Point corner, Point opposite) {
    const double left = std::min(corner.x, opposite.x), right = std::max(corner.x, opposite.x);
    const double top = std::min(corner.y, opposite.y), bottom = std::max(corner.y, opposite.y);
    const std::array<Point, 4> box{{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
    return [box](HexCoord hex) { return meets(corners_of(hex), box); };
}

Inside inside_outline(std::vector<Point> outline) {
    return [outline = std::move(outline)](HexCoord hex) {
        const Point at = formats::centre_of(hex);
        bool inside = false;  // Even-odd rule: each edge to the right of the point toggles the result.
        for (std::size_t i = 0, before = outline.size() - 1; i < outline.size(); before = i++) {
            const Point a = outline[i], b = outline[before];
            if ((a.y > at.y) == (b.y > at.y)) continue;
            if (at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
        }
        return inside;
    };
}

PieceIds pieces_touched(const Battlefield& battlefield, const Inside& inside, std::optional<int> level,
                        const Catalogue& catalogue) {
    return ids_where(battlefield, [&](const PlacedPiece& piece) {
        return (!level || piece.level == *level) && std::ranges::any_of(hexes_of(piece, catalogue), inside);
    });
}

PieceIds pieces_on_level(const Battlefield& battlefield, int level) {
    return ids_where(battlefield, [&](const PlacedPiece& piece) { return piece.level == level; });
}

PieceIds same_kind(const Battlefield& battlefield, const PieceIds& like) {
    std::set<PieceKind> kinds;
    for (const PieceId id : like)
        if (const PlacedPiece* piece = battlefield.find(id)) kinds.insert(piece->kind);
    return ids_where(battlefield, [&](const PlacedPiece& piece) { return kinds.contains(piece.kind); });
}

PieceIds same_terrain(const Battlefield& battlefield, const PieceIds& like, const Catalogue& catalogue) {
    std::set<TerrainKind> terrains;
    for (const PieceId id : like)
        if (const PlacedPiece* piece = battlefield.find(id)) terrains.insert(catalogue[piece->kind].terrain);
    return ids_where(battlefield,
                     [&](const PlacedPiece& piece) { return terrains.contains(catalogue[piece.kind].terrain); });
}

PieceIds all_but(const Battlefield& battlefield, const PieceIds& these) {
    return ids_where(battlefield, [&](const PlacedPiece& piece) { return !is_in(these, piece.id); });
}

PieceIds grown(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue) {
    const Piles piles = piles_of(battlefield, these, catalogue);
    return ids_where(battlefield, [&](const PlacedPiece& piece) {
        if (is_in(these, piece.id)) return true;
        const Reach own = reach_of(piece, catalogue);
        return std::ranges::any_of(hexes_of(piece, catalogue), [&](HexCoord hex) {
            if (holds(piles, hex, own.first - 1, own.last + 1)) return true;
            return std::ranges::any_of(all_directions, [&](Direction side) {
                return holds(piles, neighbour(hex, side), own.first, own.last);
            });
        });
    });
}

PieceIds with_edges(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue) {
    const Piles piles = piles_of(battlefield, these, catalogue);
    return ids_where(battlefield, [&](const PlacedPiece& piece) {
        if (is_in(these, piece.id)) return true;
        const PieceType& type = catalogue[piece.kind];
        if (!type.is_edge() && !type.is_span()) return false;
        return std::ranges::all_of(hexes_of(piece, catalogue),
                                   [&](HexCoord hex) { return holds(piles, hex, piece.level - 1, piece.level); });
    });
}

PieceIds joined(const PieceIds& some, const PieceIds& others) {
    PieceIds all;
    std::ranges::set_union(some, others, std::back_inserter(all));
    return all;
}

PieceIds without(const PieceIds& some, const PieceIds& others) {
    PieceIds left;
    std::ranges::set_difference(some, others, std::back_inserter(left));
    return left;
}

}  // namespace hexwright::workspace
