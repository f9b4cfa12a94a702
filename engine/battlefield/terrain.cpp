#include "engine/battlefield/terrain.h"

#include <algorithm>
#include <bit>
#include <climits>
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
    solid.top = type.is_thin() ? solid.bottom + half_tile_sevenths : solid.last_slot * sevenths_per_level;
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
    if (type.is_span() && !span_fits(type, piece.at, piece.to)) return {};
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
    if (is_grid()) {
        const std::size_t at = cell(hex);
        return at < index_.size() && index_[at] >= 0 ? &columns_[static_cast<std::size_t>(index_[at])] : nullptr;
    }
    for (std::size_t at = slot_of(hex, index_.size());; at = (at + 1) & (index_.size() - 1)) {
        if (index_[at] < 0) return nullptr;
        const Column& found = columns_[static_cast<std::size_t>(index_[at])];
        if (found.hex == hex) return &found;
    }
}

Terrain::Column& Terrain::column_for(HexCoord hex) {
    if (!is_grid() && 2 * columns_.size() >= index_.size()) grow_index(2 * index_.size());
    std::size_t at = is_grid() ? cell(hex) : slot_of(hex, index_.size());
    while (index_[at] >= 0) {
        Column& found = columns_[static_cast<std::size_t>(index_[at])];
        if (found.hex == hex) return found;
        at = (at + 1) & (index_.size() - 1);  // never on a grid
    }
    index_[at] = static_cast<int>(columns_.size());
    return columns_.emplace_back(Column{hex});
}

void Terrain::grow_index(std::size_t size) {  // a power of two
    index_.assign(std::max<std::size_t>(64, size), -1);
    for (std::size_t number = 0; number < columns_.size(); ++number) {
        std::size_t at = slot_of(columns_[number].hex, index_.size());
        while (index_[at] >= 0) at = (at + 1) & (index_.size() - 1);
        index_[at] = static_cast<int>(number);
    }
}

void Terrain::lay_grid(HexCoord corner, HexCoord opposite) {
    corner_ = corner;
    width_ = opposite.q - corner.q + 1;
    index_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(opposite.r - corner.r + 1), -1);
}

std::size_t Terrain::cell(HexCoord hex) const {
    const int q = hex.q - corner_.q, r = hex.r - corner_.r;
    if (q < 0 || q >= width_ || r < 0) return index_.size();
    return static_cast<std::size_t>(r) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(q);
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

std::span<const Barrier> Terrain::barriers_at(HexCoord hex, Direction side, int from) const {
    const auto place = [](const Barrier& barrier) { return std::pair(barrier.side, barrier.from); };
    const std::span<const Barrier> all = barriers_at(hex);
    const auto first = std::ranges::lower_bound(all, std::pair(side, from), {}, place);  // not equal_range: clang 14 lacks it
    return {first, std::ranges::upper_bound(first, all.end(), std::pair(side, from), {}, place)};
}

const Surface* Terrain::surface(Space space) const {
    for (const Surface& surface : surfaces_at(space.at))
        if (surface.space.level == space.level) return &surface;
    return nullptr;
}

const Solid* Terrain::solid(HexCoord hex, int slot) const {
    for (const Solid& solid : solids_reaching(hex, slot)) {
        if (solid.first_slot > slot) break;
        if (slot <= solid.last_slot) return &solid;
    }
    return nullptr;
}

std::span<const Solid> Terrain::solids_reaching(HexCoord hex, int slot) const {
    const std::span<const Solid> all = solids_at(hex);
    if (all.size() < 8) return all;
    const auto first = std::ranges::lower_bound(all, slot - most_slots_ + 1, {}, &Solid::first_slot);
    return all.subspan(static_cast<std::size_t>(first - all.begin()));
}

// Builds in two passes over the pieces: how much lies in each column, then what; so that every list is one block of memory.
class TerrainBuilder {
public:
    TerrainBuilder(const Battlefield& battlefield, const Catalogue& catalogue) : battlefield_(battlefield), catalogue_(catalogue) {}

    Terrain build() && {
        expect(battlefield_.size());
        battlefield_.each([this](const PlacedPiece& piece) { count(piece); });
        make_room();
        battlefield_.each([this](const PlacedPiece& piece) { fill(piece); });
        for (Terrain::Column& column : terrain_.columns_) finish(column);
        return std::move(terrain_);
    }

private:
    void expect(std::size_t pieces) {  // the rulebook's maps have about four solids and three columns for each piece
        order_.reserve(4 * pieces);
        terrain_.columns_.reserve(3 * pieces);
        if (pieces > 0 && !lay_grid(16 * pieces + 4096)) terrain_.grow_index(std::bit_ceil(4 * pieces));
    }

    // A grid over all that pieces can touch, unless the map is so scattered that this takes more than `most` cells.
    bool lay_grid(std::size_t most) {
        int reach = 0;
        for (const PieceType& type : catalogue_.pieces())
            for (const HexCoord hex : type.hexes) reach = std::max(reach, distance({}, hex));
        HexCoord low{INT_MAX, INT_MAX}, high{INT_MIN, INT_MIN};
        const auto widen = [&](HexCoord hex) {
            low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
            high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
        };
        battlefield_.each([&](const PlacedPiece& piece) {
            widen(piece.at);
            if (catalogue_[piece.kind].is_span()) widen(piece.to);
        });
        const HexCoord margin{reach + 2, reach + 2};  // barriers are listed at the hexes beside, too
        const auto rows = static_cast<std::size_t>(high.r - low.r + 2 * margin.r + 1);
        if (static_cast<std::size_t>(high.q - low.q + 2 * margin.q + 1) * rows > most) return false;
        terrain_.lay_grid(low - margin, high + margin);
        return true;
    }

    void count(const PlacedPiece& piece) {
        const PieceType& type = catalogue_[piece.kind];
        terrain_.top_level_ = std::max(terrain_.top_level_, piece.level + type.slots - 1);
        terrain_.most_slots_ = std::max(terrain_.most_slots_, type.slots);
        if (type.fills_slots()) {
            for (const HexCoord hex : catalogue_.footprint(piece.kind, piece.turn)) ++seen(piece.at + hex).solids;
            return;
        }
        for (const Barrier& barrier : barriers_of(piece, catalogue_)) {
            ++seen(barrier.hex).barriers;
            ++seen(neighbour(barrier.hex, barrier.side)).barriers;
        }
    }

    Terrain::Column& seen(HexCoord hex) {  // and remembers it for the second pass, which asks in the same order
        Terrain::Column& column = terrain_.column_for(hex);
        order_.push_back(static_cast<std::uint32_t>(&column - terrain_.columns_.data()));
        return column;
    }

    void make_room() {
        std::uint32_t solids = 0, barriers = 0;
        for (Terrain::Column& column : terrain_.columns_) {
            column.first_solid = std::exchange(solids, solids + column.solids);
            column.first_barrier = std::exchange(barriers, barriers + column.barriers);
            column.solids = column.barriers = 0;
        }
        terrain_.solids_.resize(solids);
        terrain_.barriers_.resize(barriers);
        terrain_.surfaces_.reserve(solids);
    }

    Terrain::Column& next_seen() { return terrain_.columns_[order_[next_++]]; }

    void fill(const PlacedPiece& piece) {
        const PieceType& type = catalogue_[piece.kind];
        if (type.fills_slots()) {
            for (std::size_t i = 0; i < type.hexes.size(); ++i) {
                Terrain::Column& column = next_seen();
                terrain_.solids_[column.first_solid + column.solids++] = solid_of(piece, type, i, column.hex);
            }
            return;
        }
        for (const Barrier& barrier : barriers_of(piece, catalogue_)) {
            put(barrier);
            Barrier across = barrier;
            across.hex = neighbour(barrier.hex, barrier.side);
            across.side = opposite(barrier.side);
            put(across);
        }
    }

    void put(const Barrier& barrier) {
        Terrain::Column& column = next_seen();
        terrain_.barriers_[column.first_barrier + column.barriers++] = barrier;
    }

    void finish(Terrain::Column& column) {
        const auto by_slot = [](const Solid& solid) { return std::tuple(solid.first_slot, solid.piece); };
        const auto same_slot = [](const Solid& a, const Solid& b) { return a.first_slot == b.first_slot; };
        column.solids = sort_and_thin(terrain_.solids_.data() + column.first_solid, column.solids, by_slot, same_slot);
        const auto by_side = [](const Barrier& barrier) { return std::tuple(barrier.side, barrier.from, barrier.piece); };
        const auto same_side = [](const Barrier& a, const Barrier& b) { return a.side == b.side && a.from == b.from; };
        column.barriers = sort_and_thin(terrain_.barriers_.data() + column.first_barrier, column.barriers, by_side, same_side);
        add_surfaces(column);
    }

    // Sorts the items and keeps at most `most_in_one_place` of each place. Gives how many are left.
    template <class Item, class Key, class Same>
    static std::uint32_t sort_and_thin(Item* items, std::uint32_t count, Key key, Same same_place) {
        if (count < 2) return count;
        std::ranges::sort(items, items + count, {}, key);
        if (count <= most_in_one_place) return count;
        std::uint32_t kept = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            const bool crowded = kept >= most_in_one_place && same_place(items[kept - most_in_one_place], items[i]);
            if (!crowded) items[kept++] = items[i];
        }
        return kept;
    }

    void add_surfaces(Terrain::Column& column) {
        column.first_surface = static_cast<std::uint32_t>(terrain_.surfaces_.size());
        const auto own = terrain_.solids(column);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const PieceType& type = catalogue_[own[i].kind];
            const bool covered = i + 1 < own.size() && own[i + 1].first_slot == own[i].last_slot + 1;
            if (!type.standable || (type.body == Body::CastleBase && covered)) continue;  // a wall fits into its base without a gap
            const int height = own[i].last_slot - (type.is_thin() ? 1 : 0);
            const int room = i + 1 < own.size() ? own[i + 1].bottom / sevenths_per_level - height : open_sky;
            if (room <= 0) continue;
            terrain_.surfaces_.push_back({{column.hex, own[i].last_slot}, height, own[i].top, room, type.terrain, own[i].piece});
            ++column.surfaces;
        }
    }

    const Battlefield& battlefield_;
    const Catalogue& catalogue_;
    Terrain terrain_{};
    std::vector<std::uint32_t> order_{};  // the column of each solid and barrier, in the order of the pieces
    std::size_t next_ = 0;
};

Terrain terrain_of(const Battlefield& battlefield, const Catalogue& catalogue) {
    return TerrainBuilder(battlefield, catalogue).build();
}

}  // namespace hexwright
