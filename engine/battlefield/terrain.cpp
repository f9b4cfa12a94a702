#include "engine/battlefield/terrain.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace hexwright {
namespace {

Barrier barrier(const PlacedPiece& piece, const PieceType& type, HexCoord hex, Direction side) {
    return {hex, side, piece.level - 1, piece.level - 1 + type.slots, type.blocks, piece.kind, piece.id};
}

// A stone wall stands on the right hand of who walks from `at` to `to`. (Its two half sides at the ends are left open.)
std::vector<Barrier> right_hand_barriers(const PlacedPiece& piece, const PieceType& type, const Catalogue& catalogue) {
    std::vector<Barrier> found;
    const std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
    const auto way = hexes.size() > 1 ? side_towards(hexes[0], hexes[1]) : std::nullopt;
    if (!way) return found;
    for (const HexCoord hex : hexes)
        for (const int turn : {1, 2}) found.push_back(barrier(piece, type, hex, turned(*way, turn)));
    return found;
}

// A laur wall: on the side that two neighbouring pillars share; along the side between two pillars across a corner; or through
// the hex between two pillars in a row, which it closes on all sides.
std::vector<Barrier> pillar_barriers(const PlacedPiece& piece, const PieceType& type, const Catalogue& catalogue) {
    if (const auto side = side_towards(piece.at, piece.to)) return {barrier(piece, type, piece.at, *side)};
    if (const auto middle = hex_between(piece, catalogue)) {
        std::vector<Barrier> found;
        for (const Direction side : all_directions) found.push_back(barrier(piece, type, *middle, side));
        return found;
    }
    for (const Direction side : all_directions) {  // across a corner: the two hexes beside it share the side
        const HexCoord left = neighbour(piece.at, side), right = neighbour(piece.at, turned(side, 1));
        if (distance(left, piece.to) == 1 && distance(right, piece.to) == 1)
            return {barrier(piece, type, left, *side_towards(left, right))};
    }
    return {};
}

Solid solid_of(const PlacedPiece& piece, const PieceType& type, std::size_t hex_number, HexCoord hex) {
    Solid solid{.hex = hex, .first_slot = piece.level, .last_slot = piece.level + type.slots - 1,
                .bottom = (piece.level - 1) * sevenths_per_level, .kind = piece.kind, .piece = piece.id};
    const bool thin = type.body == Body::HalfTile || type.body == Body::CastleBase;
    solid.top = thin ? solid.bottom + half_tile_sevenths : solid.last_slot * sevenths_per_level;
    for (const SolidPart& part : type.solid)
        if (part.hex == type.hexes[hex_number]) {
            solid.bottom = (piece.level - 1 + part.first_slot) * sevenths_per_level;
            solid.top = (piece.level + part.last_slot) * sevenths_per_level;
        }
    return solid;
}

std::size_t slot_of(HexCoord hex, std::size_t size) {
    const auto key = (static_cast<std::uint64_t>(hex.q + 8192) << 14) ^ static_cast<std::uint64_t>(hex.r + 8192);
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> (64 - std::countr_zero(size)));
}

}  // namespace

std::optional<HexCoord> hex_between(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    const HexCoord way = piece.to - piece.at;
    if (type.support != Support::TwoPillars || way.q % 2 != 0 || way.r % 2 != 0 || distance({}, way) != 2) return {};
    return piece.at + HexCoord{way.q / 2, way.r / 2};
}

std::vector<Barrier> barriers_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.body == Body::Edge) return {barrier(piece, type, piece.at, piece.side)};
    if (type.support == Support::TwoPillars) return pillar_barriers(piece, type, catalogue);
    if (type.body == Body::Span) return right_hand_barriers(piece, type, catalogue);
    std::vector<Barrier> found;
    for (const WallSide& wall : type.walls) {
        const std::size_t number = static_cast<std::size_t>(std::ranges::find(type.hexes, wall.hex) - type.hexes.begin());
        const HexCoord hex = piece.at + catalogue.footprint(piece.kind, piece.turn)[number];
        found.push_back(barrier(piece, type, hex, turned(wall.side, piece.turn)));
    }
    return found;
}

const Terrain::Column* Terrain::column(HexCoord hex) const {
    if (index_.empty()) return nullptr;
    for (std::size_t at = slot_of(hex, index_.size());; at = (at + 1) & (index_.size() - 1)) {
        if (index_[at] < 0) return nullptr;
        const Column& found = columns_[static_cast<std::size_t>(index_[at])];
        if (found.hex == hex) return &found;
    }
}

Terrain::Column& Terrain::column_for(HexCoord hex) {
    if (2 * columns_.size() >= index_.size()) grow_index();
    std::size_t at = slot_of(hex, index_.size());
    while (index_[at] >= 0) {
        Column& found = columns_[static_cast<std::size_t>(index_[at])];
        if (found.hex == hex) return found;
        at = (at + 1) & (index_.size() - 1);
    }
    index_[at] = static_cast<int>(columns_.size());
    return columns_.emplace_back(Column{hex});
}

void Terrain::grow_index() {
    index_.assign(std::max<std::size_t>(64, index_.size() * 2), -1);
    for (std::size_t number = 0; number < columns_.size(); ++number) {
        std::size_t at = slot_of(columns_[number].hex, index_.size());
        while (index_[at] >= 0) at = (at + 1) & (index_.size() - 1);
        index_[at] = static_cast<int>(number);
    }
}

std::span<const Solid> Terrain::solids_at(HexCoord hex) const {
    const Column* found = column(hex);
    return found ? solids(*found) : std::span<const Solid>{};
}
std::span<const Surface> Terrain::surfaces_at(HexCoord hex) const {
    const Column* found = column(hex);
    return found ? surfaces(*found) : std::span<const Surface>{};
}
std::span<const Barrier> Terrain::barriers_at(HexCoord hex) const {
    const Column* found = column(hex);
    return found ? barriers(*found) : std::span<const Barrier>{};
}

const Surface* Terrain::surface(Space space) const {
    for (const Surface& surface : surfaces_at(space.at))
        if (surface.space.level == space.level) return &surface;
    return nullptr;
}

const Solid* Terrain::solid(HexCoord hex, int slot) const {
    for (const Solid& solid : solids_at(hex))
        if (solid.first_slot <= slot && slot <= solid.last_slot) return &solid;
    return nullptr;
}

Terrain terrain_of(const Battlefield& battlefield, const Catalogue& catalogue) {
    Terrain terrain;
    std::vector<Solid> solids;                 // as met, with the column of each: sorted into their columns below
    std::vector<std::uint32_t> column_of_solid;
    std::vector<Barrier> barriers;
    std::vector<std::uint32_t> column_of_barrier;
    const auto number = [&](const Terrain::Column& column) { return static_cast<std::uint32_t>(&column - terrain.columns_.data()); };

    battlefield.each([&](const PlacedPiece& piece) {
        const PieceType& type = catalogue[piece.kind];
        terrain.top_level_ = std::max(terrain.top_level_, piece.level + type.slots - 1);
        if (type.fills_slots()) {
            const std::vector<HexCoord>& shape = catalogue.footprint(piece.kind, piece.turn);
            for (std::size_t i = 0; i < shape.size(); ++i) {
                Terrain::Column& column = terrain.column_for(piece.at + shape[i]);
                ++column.solids;
                column_of_solid.push_back(number(column));
                solids.push_back(solid_of(piece, type, i, column.hex));
            }
        } else {
            for (Barrier barrier : barriers_of(piece, catalogue))
                for (int end = 0; end < 2; ++end) {
                    Terrain::Column& column = terrain.column_for(barrier.hex);
                    ++column.barriers;
                    column_of_barrier.push_back(number(column));
                    barriers.push_back(barrier);
                    barrier.hex = neighbour(barrier.hex, barrier.side);
                    barrier.side = opposite(barrier.side);
                }
        }
    });

    std::uint32_t solid_count = 0, barrier_count = 0;
    for (Terrain::Column& column : terrain.columns_) {
        column.first_solid = std::exchange(solid_count, solid_count + column.solids);
        column.first_barrier = std::exchange(barrier_count, barrier_count + column.barriers);
        column.solids = column.barriers = 0;
    }
    terrain.solids_.resize(solids.size());
    for (std::size_t i = 0; i < solids.size(); ++i) {
        Terrain::Column& column = terrain.columns_[column_of_solid[i]];
        std::uint32_t at = column.first_solid + column.solids++;
        for (; at > column.first_solid && terrain.solids_[at - 1].first_slot > solids[i].first_slot; --at)
            terrain.solids_[at] = terrain.solids_[at - 1];
        terrain.solids_[at] = solids[i];
    }
    terrain.barriers_.resize(barriers.size());
    for (std::size_t i = 0; i < barriers.size(); ++i) {
        Terrain::Column& column = terrain.columns_[column_of_barrier[i]];
        terrain.barriers_[column.first_barrier + column.barriers++] = barriers[i];
    }
    for (Terrain::Column& column : terrain.columns_)
        std::ranges::sort(terrain.barriers_.begin() + column.first_barrier,
                          terrain.barriers_.begin() + column.first_barrier + column.barriers,
                          {}, [](const Barrier& b) { return std::tuple(b.side, b.from, b.piece); });

    for (Terrain::Column& column : terrain.columns_) {
        column.first_surface = static_cast<std::uint32_t>(terrain.surfaces_.size());
        const auto own = terrain.solids(column);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const PieceType& type = catalogue[own[i].kind];
            if (!type.standable) continue;
            const bool thin = type.body == Body::HalfTile || type.body == Body::CastleBase;
            const int height = thin ? own[i].last_slot - 1 : own[i].last_slot;
            const int room = i + 1 < own.size() ? own[i + 1].bottom / sevenths_per_level - height : open_sky;
            if (room <= 0) continue;
            terrain.surfaces_.push_back({{column.hex, own[i].last_slot}, height, own[i].top, room, type.terrain, own[i].piece});
            ++column.surfaces;
        }
    }
    return terrain;
}

}  // namespace hexwright
