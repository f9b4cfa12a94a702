#include "editor/document/symmetry/mirror.h"

#include <algorithm>
#include <tuple>

namespace hexwright::document {
namespace {

const GridMap plain_mirror = mirror_through_hex({}, Axis::EastWest);

// Everything about a shape that a mirror must preserve: hexes, walls as sides between two hexes, solid parts.
struct ShapeKept {
    std::vector<HexCoord> hexes;
    std::vector<std::pair<HexCoord, Direction>> walls;
    std::vector<std::tuple<HexCoord, int, int>> solid;
    friend bool operator==(const ShapeKept&, const ShapeKept&) = default;
};

ShapeKept outline_of(const PieceType& type, const GridMap& map) {
    ShapeKept outline;
    for (const HexCoord hex : type.hexes) outline.hexes.push_back(map(hex));
    for (const WallSide& wall : type.walls) {
        const HexCoord hex = map(wall.hex), across = map(neighbour(wall.hex, wall.side));
        outline.walls.push_back(hex < across ? std::pair(hex, map(wall.side))
                                             : std::pair(across, opposite(map(wall.side))));
    }
    for (const SolidPart& part : type.solid) outline.solid.emplace_back(map(part.hex), part.first_slot, part.last_slot);
    std::ranges::sort(outline.hexes);
    std::ranges::sort(outline.walls);
    std::ranges::sort(outline.solid);
    return outline;
}

bool same_but_for_shape(const PieceType& a, const PieceType& b) {
    const auto facts = [](const PieceType& type) {
        return std::tie(type.terrain, type.body, type.support, type.carries, type.height, type.slots, type.blocks,
                        type.half_base, type.standable);
    };
    return facts(a) == facts(b) && std::ranges::is_permutation(a.items, b.items);
}

// The place and turn at which the shape matches the outline. Takes the smallest turn, so that mirroring twice is the
// identity.
std::optional<std::pair<HexCoord, int>> fitted(const PieceType& shape, const ShapeKept& outline) {
    if (shape.hexes.size() != outline.hexes.size() || outline.hexes.empty()) return {};
    for (int turn = 0; turn < 6; ++turn) {
        const GridMap turning = turn_about_hex({}, turn);
        const HexCoord at = outline.hexes.front() - outline_of(shape, turning).hexes.front();
        if (outline_of(shape, then(turning, shift_by(at))) == outline) return std::pair(at, turn);
    }
    return {};
}

}  // namespace

std::optional<PieceMap::Partner> PieceMap::find_partner(const PieceType& type) const {
    const ShapeKept wanted = outline_of(type, plain_mirror);
    const PieceKind own = *catalogue_->piece(type.id);
    if (const auto stance = fitted(type, wanted)) return Partner{own, stance->first, stance->second};
    for (std::size_t i = 0; i < catalogue_->pieces().size(); ++i) {
        const PieceType& other = catalogue_->pieces()[i];
        if (!same_but_for_shape(type, other)) continue;
        if (const auto stance = fitted(other, wanted))
            return Partner{PieceKind{static_cast<int>(i)}, stance->first, stance->second};
    }
    return {};
}

const std::optional<PieceMap::Partner>& PieceMap::partner_of(PieceKind kind) {
    const auto known = partners_.find(kind);
    if (known != partners_.end()) return known->second;
    return partners_.emplace(kind, find_partner((*catalogue_)[kind])).first->second;
}

std::optional<PlacedPiece> PieceMap::operator()(PlacedPiece piece) {
    const PieceType& type = (*catalogue_)[piece.kind];
    if (type.is_edge()) {
        piece.side = map_(piece.side);
        piece.at = map_(piece.at);
        return piece;
    }
    if (type.is_span()) {
        const HexCoord from = map_(piece.at), to = map_(piece.to);
        // A one-sided span stands on the right of its direction.
        const bool one_sided = type.support != Support::TwoPillars;
        piece.at = one_sided && map_.mirrors() ? to : from;
        piece.to = one_sided && map_.mirrors() ? from : to;
        return piece;
    }
    if (map_.mirrors()) return mirrored(piece);
    piece.at = map_(piece.at);
    piece.turn = static_cast<std::int8_t>((piece.turn + map_.turns()) % 6);
    return stored(piece, *catalogue_);
}

// Any mirror is the plain mirror followed by some turns, so a turned shape ends up turned the other way.
std::optional<PlacedPiece> PieceMap::mirrored(PlacedPiece piece) {
    const std::optional<Partner>& partner = partner_of(piece.kind);
    if (!partner) return {};
    const int steps = map_.turns() - piece.turn;
    piece.kind = partner->kind;
    piece.at = map_(piece.at) + turned(partner->at, steps);
    piece.turn = static_cast<std::int8_t>(((steps + partner->turn) % 6 + 6) % 6);
    return stored(piece, *catalogue_);
}

}  // namespace hexwright::document
