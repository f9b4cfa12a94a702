#include "engine/board/battlefield/terrain.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include <climits>

namespace hexwright::board {
namespace {

// The number always fits for a map within bounds.
Height to_height(int number) { return static_cast<Height>(number); }

Barrier barrier(const PlacedPiece& piece, const PieceType& type, HexCoord hex, Direction side) {
    const int from = piece.level - 1;
    return {hex, side, type.blocks, to_height(from), to_height(from + type.slots), piece.kind, piece.id};
}

// A stone wall stands to the right of the direction from `at` to `to`. (The two half sides at its ends stay open.)
std::vector<Barrier> right_hand_barriers(const PlacedPiece& piece, const PieceType& type, const Catalogue& catalogue) {
    std::vector<Barrier> found;
    const std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
    const auto way = hexes.size() > 1 ? side_towards(hexes[0], hexes[1]) : std::nullopt;
    if (!way) return found;
    for (const HexCoord hex : hexes)
        for (const int turn : {1, 2}) found.push_back(barrier(piece, type, hex, turned(*way, turn)));
    return found;
}

// Barriers of a laur wall: on the side that two neighbouring pillars share; along the side between two pillars across a
// corner; or, for two pillars in a row, on all sides of the hex between them.
std::vector<Barrier> pillar_barriers(const PlacedPiece& piece, const PieceType& type, const Catalogue& catalogue) {
    if (const auto side = side_towards(piece.at, piece.to)) return {barrier(piece, type, piece.at, *side)};
    if (const auto middle = hex_between(piece, catalogue)) {
        std::vector<Barrier> found;
        for (const Direction side : all_directions) found.push_back(barrier(piece, type, *middle, side));
        return found;
    }
    for (const Direction side : all_directions) {  // Across a corner: the two hexes beside it share the side.
        const HexCoord left = neighbour(piece.at, side), right = neighbour(piece.at, turned(side, 1));
        if (distance(left, piece.to) == 1 && distance(right, piece.to) == 1)
            return {barrier(piece, type, left, *side_towards(left, right))};
    }
    return {};
}

Solid solid_of(const PlacedPiece& piece, const PieceType& type, std::size_t hex_number, HexCoord hex) {
    const int last_slot = piece.level + type.slots - 1;
    int bottom = (piece.level - 1) * sevenths_per_level;
    int top = type.is_thin() ? bottom + half_tile_sevenths : last_slot * sevenths_per_level;
    for (const SolidPart& part : type.solid)
        if (part.hex == type.hexes[hex_number]) {
            bottom = (piece.level - 1 + part.first_slot) * sevenths_per_level;
            top = (piece.level + part.last_slot) * sevenths_per_level;
        }
    return {hex, to_height(piece.level), to_height(last_slot), to_height(bottom), to_height(top), piece.kind, piece.id};
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
        const std::size_t number =
            static_cast<std::size_t>(std::ranges::find(type.hexes, wall.hex) - type.hexes.begin());
        const HexCoord hex = piece.at + catalogue.footprint(piece.kind, piece.turn)[number];
        found.push_back(barrier(piece, type, hex, turned(wall.side, piece.turn)));
    }
    return found;
}

int Terrain::number(HexCoord hex) const {
    if (index_.empty()) return -1;
    if (is_grid()) {
        const std::size_t at = cell(hex);
        return at < index_.size() ? index_[at] : -1;
    }
    for (std::size_t at = slot_of(hex, index_.size());; at = (at + 1) & (index_.size() - 1))
        if (index_[at] < 0 || columns_[static_cast<std::size_t>(index_[at])].hex == hex) return index_[at];
}

const Terrain::Column* Terrain::column(HexCoord hex) const {
    const int found = number(hex);
    return found >= 0 ? &columns_[static_cast<std::size_t>(found)] : nullptr;
}

// `size` is a power of two.
void Terrain::grow_index(std::size_t size) {
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
    const auto place = [](const Barrier& barrier) { return std::pair<Direction, int>(barrier.side, barrier.from); };
    const std::span<const Barrier> all = barriers_at(hex);
    // Not equal_range, because clang 14 lacks it.
    const auto first = std::ranges::lower_bound(all, std::pair(side, from), {}, place);
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
    const Column* found = column(hex);
    return found ? solids_reaching(*found, slot) : std::span<const Solid>{};
}

std::span<const Solid> Terrain::solids_reaching(const Column& column, int slot) const {
    const std::span<const Solid> all = solids(column);
    if (all.size() < 8) return all;
    const auto first = std::ranges::lower_bound(all, slot - most_slots_ + 1, {}, &Solid::first_slot);
    return all.subspan(static_cast<std::size_t>(first - all.begin()));
}

// Counts what lies in each column, reserves room for it, then fills it in, so that every list is one block of memory.
// On a grid the columns are in grid order, so that visiting them in turn stays local in memory.
class TerrainBuilder {
public:
    TerrainBuilder(const Battlefield& battlefield, const Catalogue& catalogue)
        : battlefield_(battlefield), catalogue_(catalogue) {}

    Terrain build() && {
        expect(battlefield_.size());
        battlefield_.each([this](const PlacedPiece& piece) { count(piece); });
        std::ranges::sort(run_through_, {}, &RunThrough::hex);
        if (terrain_.is_grid()) lay_columns();
        else lay_hashed_columns();
        battlefield_.each([this](const PlacedPiece& piece) { fill(piece); });
        close_solids();
        lay_barriers();
        return std::move(terrain_);
    }

private:
    // The rulebook's maps have about three columns for each piece.
    void expect(std::size_t pieces) {
        if (pieces == 0 || lay_grid()) return;
        terrain_.columns_.reserve(3 * pieces);
        terrain_.grow_index(std::bit_ceil(4 * pieces));
    }

    // Lays a grid over all that pieces can touch, unless the map is so scattered that most of its cells would be empty.
    bool lay_grid() {
        int reach = 0;
        for (const PieceType& type : catalogue_.pieces())
            for (const HexCoord hex : type.hexes) reach = std::max(reach, distance({}, hex));
        HexCoord low{INT_MAX, INT_MAX}, high{INT_MIN, INT_MIN};
        const auto widen = [&](HexCoord hex) {
            low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
            high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
        };
        std::size_t most = 4096 + 16 * battlefield_.size();
        battlefield_.each([&](const PlacedPiece& piece) {
            const PieceType& type = catalogue_[piece.kind];
            widen(piece.at);
            if (type.is_span()) widen(piece.to);
            else if (type.hexes.size() > 4) most += 4 * (type.hexes.size() - 4);
        });
        const HexCoord margin{reach + 2, reach + 2};  // Barriers are also listed at the neighbouring hexes.
        const auto rows = static_cast<std::size_t>(high.r - low.r + 2 * margin.r + 1);
        if (static_cast<std::size_t>(high.q - low.q + 2 * margin.q + 1) * rows > most) return false;
        terrain_.lay_grid(low - margin, high + margin);
        return true;
    }

    // ---- counting

    void count(const PlacedPiece& piece) {
        const PieceType& type = catalogue_[piece.kind];
        terrain_.top_level_ = std::max(terrain_.top_level_, piece.level + type.slots - 1);
        terrain_.most_slots_ = std::max(terrain_.most_slots_, type.slots);
        if (type.fills_slots()) {
            for (const HexCoord hex : catalogue_.footprint(piece.kind, piece.turn)) count_solid(piece.at + hex);
            return;
        }
        if (const auto middle = hex_between(piece, catalogue_); middle && span_fits(type, piece.at, piece.to))
            run_through_.push_back({*middle, piece.level - 1, piece.level - 1 + type.slots});
        for (const Barrier& barrier : barriers_of(piece, catalogue_)) {
            barriers_.push_back(barrier);
            expect_barrier(barrier.hex);
            expect_barrier(across(barrier).hex);
        }
    }

    // On a grid, cells count down from -1: by two for a solid, by one for any barrier.
    void count_solid(HexCoord hex) {
        if (terrain_.is_grid()) terrain_.index_[terrain_.cell(hex)] -= 2;
        else ++new_column(hex).first_solid;
    }
    void expect_barrier(HexCoord hex) {
        if (!terrain_.is_grid()) {
            new_column(hex);
            return;
        }
        int& cell = terrain_.index_[terrain_.cell(hex)];
        if (cell % 2 != 0) --cell;
    }

    // Makes a column of every cell that is not empty; the cell then holds the position of the column's next solid.
    void lay_columns() {
        terrain_.columns_.reserve(terrain_.index_.size() -
                                  static_cast<std::size_t>(std::ranges::count(terrain_.index_, -1)));
        HexCoord hex = terrain_.corner_;
        int solids = 0;
        for (int& cell : terrain_.index_) {
            if (cell != -1) {
                cell = std::exchange(solids, solids + (-1 - cell) / 2);
                terrain_.columns_.push_back({.hex = hex});
            }
            if (++hex.q == terrain_.corner_.q + terrain_.width_) hex = {terrain_.corner_.q, hex.r + 1};
        }
        terrain_.solids_.resize(static_cast<std::size_t>(solids));
    }

    // Returns the existing column if there is one. Not for a grid.
    Terrain::Column& new_column(HexCoord hex) {
        if (2 * terrain_.columns_.size() >= terrain_.index_.size()) terrain_.grow_index(2 * terrain_.index_.size());
        const std::size_t mask = terrain_.index_.size() - 1;
        std::size_t at = slot_of(hex, terrain_.index_.size());
        for (; terrain_.index_[at] >= 0; at = (at + 1) & mask)
            if (Terrain::Column& found = terrain_.columns_[static_cast<std::size_t>(terrain_.index_[at])];
                found.hex == hex)
                return found;
        terrain_.index_[at] = static_cast<int>(terrain_.columns_.size());
        return terrain_.columns_.emplace_back(Terrain::Column{.hex = hex});
    }

    // ---- filling

    Terrain::Column& column(HexCoord hex) { return terrain_.columns_[static_cast<std::size_t>(terrain_.number(hex))]; }

    // The same barrier seen from the neighbouring hex.
    static Barrier across(Barrier barrier) {
        barrier.hex = neighbour(barrier.hex, barrier.side);
        barrier.side = opposite(barrier.side);
        return barrier;
    }

    void lay_hashed_columns() {
        std::uint32_t solids = 0;
        for (Terrain::Column& column : terrain_.columns_)
            column.first_solid = std::exchange(solids, solids + column.first_solid);
        terrain_.solids_.resize(solids);
    }

    void fill(const PlacedPiece& piece) {
        const PieceType& type = catalogue_[piece.kind];
        if (!type.fills_slots()) return;
        const std::vector<HexCoord>& hexes = catalogue_.footprint(piece.kind, piece.turn);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            const HexCoord hex = piece.at + hexes[i];
            const auto place = terrain_.is_grid() ? static_cast<std::uint32_t>(terrain_.index_[terrain_.cell(hex)]++)
                                                  : column(hex).first_solid++;
            terrain_.solids_[place] = solid_of(piece, type, i, hex);
        }
    }

    // The end of each column is where its last solid went, and the next column begins there. From then on cells can
    // hold column numbers.
    void close_solids() {
        terrain_.surfaces_.reserve(terrain_.solids_.size());
        std::uint32_t begin = 0;
        int number = 0;
        for (Terrain::Column& column : terrain_.columns_) {
            int* cell = terrain_.is_grid() ? &terrain_.index_[terrain_.cell(column.hex)] : nullptr;
            const std::uint32_t end = cell ? static_cast<std::uint32_t>(*cell) : column.first_solid;
            if (cell) *cell = number++;
            column.first_solid = std::exchange(begin, end);
            const auto by_slot = [](const Solid& solid) { return std::pair(solid.first_slot, solid.piece); };
            const auto same_slot = [](const Solid& a, const Solid& b) { return a.first_slot == b.first_slot; };
            column.solids = sort_and_thin(terrain_.solids_.data() + column.first_solid, end - column.first_solid,
                                          by_slot, same_slot);
            add_surfaces(column);
        }
    }

    void lay_barriers() {
        if (barriers_.empty()) return;
        for (const Barrier& barrier : barriers_) {
            ++column(barrier.hex).first_barrier;
            ++column(across(barrier).hex).first_barrier;
        }
        std::uint32_t all = 0;
        for (Terrain::Column& column : terrain_.columns_)
            column.first_barrier = std::exchange(all, all + column.first_barrier);
        terrain_.barriers_.resize(all);
        for (const Barrier& barrier : barriers_) {
            put(barrier);
            put(across(barrier));
        }
        std::uint32_t begin = 0;
        for (Terrain::Column& column : terrain_.columns_) {
            const std::uint32_t end = std::exchange(column.first_barrier, begin);
            const auto by_side = [](const Barrier& barrier) {
                return std::tuple(barrier.side, barrier.from, barrier.piece);
            };
            const auto same_side = [](const Barrier& a, const Barrier& b) {
                return a.side == b.side && a.from == b.from;
            };
            column.barriers = sort_and_thin(terrain_.barriers_.data() + begin, end - begin, by_side, same_side);
            begin = end;
        }
    }
    void put(const Barrier& barrier) { terrain_.barriers_[column(barrier.hex).first_barrier++] = barrier; }

    // Sorts the items and keeps at most `most_in_one_place` of each place. Returns the number kept.
    template <class Item, class Key, class Same>
    std::uint16_t sort_and_thin(Item* items, std::uint32_t count, Key key, Same same_place) {
        if (count > 1) std::ranges::sort(items, items + count, {}, key);
        if (count <= most_in_one_place) return static_cast<std::uint16_t>(count);
        std::uint32_t kept = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            const bool crowded = kept >= most_in_one_place && same_place(items[kept - most_in_one_place], items[i]);
            if (!crowded) items[kept++] = items[i];
        }
        if (kept < count) terrain_.whole_ = false;
        return static_cast<std::uint16_t>(kept);  // At most 64 for each of 6 * 120 places.
    }

    void add_surfaces(Terrain::Column& column) {
        column.first_surface = static_cast<std::uint32_t>(terrain_.surfaces_.size());
        const auto own = terrain_.solids(column);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const PieceType& type = catalogue_[own[i].kind];
            const bool covered = i + 1 < own.size() && own[i + 1].first_slot == own[i].last_slot + 1;
            if (!type.standable || (type.body == Body::CastleBase && covered))
                continue;  // A wall fits into its base without a gap.
            const int height = own[i].last_slot - (type.is_thin() ? 1 : 0);
            const int above = i + 1 < own.size() ? own[i + 1].bottom / sevenths_per_level - height : open_sky;
            const int room = std::min(above, room_below_walls(column.hex, height));
            if (room <= 0) continue;
            terrain_.surfaces_.push_back({{column.hex, own[i].last_slot},
                                          to_height(height),
                                          own[i].top,
                                          to_height(room),
                                          type.terrain,
                                          own[i].piece});
            ++column.surfaces;
        }
    }

    // Levels above this height up to the walls that run through the hex; 0 inside of one.
    int room_below_walls(HexCoord hex, int height) const {
        int room = open_sky;
        auto wall = std::ranges::lower_bound(run_through_, hex, {}, &RunThrough::hex);
        for (; wall != run_through_.end() && wall->hex == hex; ++wall)
            if (height < wall->to) room = std::min(room, std::max(0, wall->from - height));
        return room;
    }

    struct RunThrough {  // A hex between pillars that a long laur wall fills, from one height to the other.
        HexCoord hex;
        int from = 0, to = 0;
    };

    const Battlefield& battlefield_;
    const Catalogue& catalogue_;
    Terrain terrain_{};
    std::vector<Barrier> barriers_{};        // Each barrier once.
    std::vector<RunThrough> run_through_{};  // Sorted by hex once all are counted.
};

Terrain terrain_of(const Battlefield& battlefield, const Catalogue& catalogue) {
    return TerrainBuilder(battlefield, catalogue).build();
}

}  // namespace hexwright::board
