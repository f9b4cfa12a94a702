// What the placed pieces form: per hex the surfaces to stand on, the solids, and the barriers on its sides. Derived
// once per snapshot; movement, engagement, sight, checks and both views use only this.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/hex/height.h"
#include "engine/board/ids.h"
#include "engine/board/room.h"

#include <memory>
#include <span>
#include <vector>

namespace hexwright::board {

class Battlefield;
class Catalogue;
struct PlacedPiece;

// A place to stand.
struct Surface {
    Space space;  // Has the level of the tile, because spaces are addressed by it.
    // Height under the rules: the level (BUILD-11), or one less for a half tile (BUILD-12, WATER-06).
    Height height = 0;
    Height top = 0;  // Physical height in sevenths of a level above the table.
    // Levels between the height and the piece above, be it a wall that runs through the hex (OVERHANG-01).
    Height room = open_sky;
    TerrainKind terrain;
    PieceId piece;
};

// The part of one hex that a piece fills.
struct Solid {
    HexCoord hex;
    Height first_slot = 1, last_slot = 1;  // Levels that it takes.
    Height bottom = 0, top = 0;            // Physical extent in sevenths of a level above the table.
    PieceKind kind;
    PieceId piece;
};

// Something that stands on one side of a hex. Listed at both hexes that share the side.
struct Barrier {
    HexCoord hex;
    Direction side;
    bool blocks = true;       // Blocks movement and sight; false for a ladder or a flag.
    Height from = 0, to = 0;  // Heights in levels: it stands on `from` and reaches up to `to`.
    PieceKind kind;
    PieceId piece;
};

class Terrain {
public:
    struct Column {
        HexCoord hex;
        std::uint32_t first_solid = 0, first_surface = 0, first_barrier = 0;
        std::uint16_t solids = 0, surfaces = 0, barriers = 0;
    };

    // Hexes with anything on them, in no particular order.
    std::span<const Column> columns() const { return columns_; }
    const Column* column(HexCoord hex) const;                  // nullptr if the hex is empty.
    std::span<const Solid> solids_at(HexCoord hex) const;      // Sorted by first slot, then piece.
    std::span<const Surface> surfaces_at(HexCoord hex) const;  // Sorted by height.
    std::span<const Barrier> barriers_at(HexCoord hex) const;  // Sorted by side, then `from`, then piece.
    // The barriers on this side that stand on this height.
    std::span<const Barrier> barriers_at(HexCoord hex, Direction side, int from) const;
    std::span<const Solid> solids(const Column& column) const {
        return {solids_.data() + column.first_solid, column.solids};
    }
    std::span<const Surface> surfaces(const Column& column) const {
        return {surfaces_.data() + column.first_surface, column.surfaces};
    }
    std::span<const Barrier> barriers(const Column& column) const {
        return {barriers_.data() + column.first_barrier, column.barriers};
    }

    const Surface* surface(Space space) const;         // The surface of the tile at that level; nullptr if none.
    const Solid* solid(HexCoord hex, int slot) const;  // A piece that fills this slot; nullptr if none.
    // The solids of the hex without those that end below this slot.
    std::span<const Solid> solids_reaching(HexCoord hex, int slot) const;
    std::span<const Solid> solids_reaching(const Column& column, int slot) const;
    // Number of hexes covered by pieces that fill slots, summed over the pieces.
    std::size_t covered() const { return solids_.size(); }
    int top_level() const { return top_level_; }  // Highest slot used; 0 for an empty map.
    bool is_whole() const { return whole_; }      // False when pieces were left out; see most_in_one_place.

private:
    friend class TerrainBuilder;
    int number(HexCoord hex) const;  // Index of the hex's column; -1 if none.
    void grow_index(std::size_t size);
    void lay_grid(HexCoord corner, HexCoord opposite);
    bool is_grid() const { return width_ > 0; }
    std::size_t cell(HexCoord hex) const;  // Index into the grid; at least its size for a hex outside.

    std::vector<Column> columns_;
    std::vector<Solid> solids_;
    std::vector<Surface> surfaces_;
    std::vector<Barrier> barriers_;
    // Column numbers, -1 for none. On a dense map this is a grid of rows, with the columns in the same order, so that
    // neighbours are near in memory; otherwise open addressing by hex, at most half full.
    std::vector<int> index_;
    HexCoord corner_{};  // Smallest q and r of the grid.
    int width_ = 0;      // Width of the grid; 0 for open addressing.
    int top_level_ = 0;
    int most_slots_ = 1;  // Largest number of slots of any piece.
    bool whole_ = true;
};

// Upper limit on pieces that begin at one slot of a hex, or at one height of a side. More can only come from a hostile
// map: terrain then keeps this many of them (by id), enough to report overlaps, so that queries stay cheap.
inline constexpr std::size_t most_in_one_place = 64;

Terrain terrain_of(const Battlefield& battlefield, const Catalogue& catalogue);

// The sides that an edge piece, a ruin or a span stands on, as barriers (each once, at the hex it belongs to). Empty
// for a span that does not fit its kind.
std::vector<Barrier> barriers_of(const PlacedPiece& piece, const Catalogue& catalogue);

// The hex that a long laur wall runs through when it joins two pillars in a straight line with one hex between them.
// The wall fills it without taking its slots: it has no surface within the wall.
std::optional<HexCoord> hex_between(const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright::board
