#include "engine/board/battlefield/footing.h"

#include "engine/board/room.h"

#include <algorithm>
#include <vector>

namespace hexwright::board {
namespace {

bool carries(Carries top, const PieceType& type) {
    switch (top) {
        case Carries::Everything:
        case Carries::Castle:
            return true;
        case Carries::CastleWalls:
            return type.body == Body::CastleWall;
        case Carries::Nothing:
            return false;
    }
    return false;
}

// True for water and the like. A double water tile is as high as land but still counts.
bool is_half_height(const PieceType& type, const Catalogue& catalogue) {
    return type.is_thin() || catalogue[type.terrain].half_height;
}

bool is_free(const PlacedPiece& piece, int level, const Terrain& terrain, const Catalogue& catalogue) {
    const int last_slot = level + catalogue[piece.kind].slots - 1;
    for (const HexCoord hex : catalogue.footprint(piece.kind, piece.turn))
        for (const Solid& solid : terrain.solids_reaching(piece.at + hex, level)) {
            if (solid.first_slot > last_slot) break;
            if (solid.last_slot >= level && solid.piece != piece.id) return false;
        }
    return true;
}

bool rests(const PlacedPiece& piece, int level, const Terrain& terrain, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    const auto carried = [&](HexCoord hex) {
        return footing(type, piece.at + hex, level, terrain, catalogue, piece.id) == Footing::Carried;
    };
    const std::vector<HexCoord>& hexes = catalogue.footprint(piece.kind, piece.turn);
    return type.support == Support::SomeHex ? std::ranges::any_of(hexes, carried) : std::ranges::all_of(hexes, carried);
}

// The table's and those on top of what lies under the piece, sorted: it can rest on no other.
std::vector<int> levels_above_solids(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    std::vector<int> levels{1};
    for (const HexCoord hex : catalogue.footprint(piece.kind, piece.turn))
        for (const Solid& solid : terrain.solids_at(piece.at + hex))
            if (solid.piece != piece.id && solid.last_slot < max_level) levels.push_back(solid.last_slot + 1);
    std::ranges::sort(levels);
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

}  // namespace

Footing footing(const PieceType& type, int level, std::span<const Solid> solids, const Catalogue& catalogue,
                PieceId without) {
    if (level <= 1) return Footing::Carried;
    Footing best = Footing::Nothing;
    for (const Solid& solid : solids) {
        if (solid.first_slot >= level) break;
        if (solid.last_slot != level - 1 || solid.piece == without) continue;
        const PieceType& below = catalogue[solid.kind];
        if (carries(below.carries, type)) return Footing::Carried;
        if (is_half_height(below, catalogue)) best = Footing::HalfHeight;
    }
    return best;
}

Footing footing(const PieceType& type, HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue,
                PieceId without) {
    return footing(type, level, level <= 1 ? std::span<const Solid>{} : terrain.solids_reaching(hex, level - 1),
                   catalogue, without);
}

bool ground(HexCoord hex, int level, const Terrain& terrain, const Catalogue& catalogue) {
    const auto solid_top = [](const PieceType& below) { return below.carries == Carries::Everything; };
    return level <= 1 || directly_below(hex, level, terrain, catalogue, solid_top);
}

std::optional<int> level_where_it_rests(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    const std::vector<int> levels = levels_above_solids(piece, terrain, catalogue);
    const auto fits = [&](int level) {
        return rests(piece, level, terrain, catalogue) && is_free(piece, level, terrain, catalogue);
    };
    const auto own = std::ranges::lower_bound(levels, piece.level);
    for (auto lower = own; lower != levels.begin();)
        if (fits(*--lower)) return *lower;
    for (auto higher = own; higher != levels.end(); ++higher)
        if (*higher != piece.level && fits(*higher)) return *higher;
    return {};
}

}  // namespace hexwright::board
