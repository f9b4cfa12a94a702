// What the placed pieces make: per hex the surfaces to stand on, the solids, and the barriers on its sides. Derived
// once per snapshot; movement, engagement, sight, checks and both views ask this and nothing else.
#pragma once
#include "engine/board/battlefield/battlefield.h"

#include <memory>
#include <span>
#include <vector>

namespace hexwright {

inline constexpr int sevenths_per_level = 7;  // physical heights: a full tile is 7 sevenths thick, a half tile 3
inline constexpr int half_tile_sevenths = 3;
inline constexpr int open_sky = 1000;  // room above a surface with nothing over it

using Height =
    std::int16_t;  // levels and sevenths alike: large maps are quicker when they fit into the processor's memory

struct Surface {             // somewhere to stand
    Space space;             // its level is the level of the tile (foundation: spaces are addressed by it)
    Height height = 0;       // for the rules: the level (BUILD-11); of a half tile one less (BUILD-12, WATER-06)
    Height top = 0;          // physical, in sevenths of a level above the table
    Height room = open_sky;  // levels between the height and the piece above (OVERHANG-01)
    TerrainKind terrain;
    PieceId piece;
};

struct Solid {  // what a piece fills of one hex
    HexCoord hex;
    Height first_slot = 1, last_slot = 1;  // levels it takes
    Height bottom = 0, top = 0;            // physical, in sevenths of a level above the table: what really is there
    PieceKind kind;
    PieceId piece;
};

struct Barrier {  // what stands on one side of a hex; listed at both hexes that share the side
    HexCoord hex;
    Direction side;
    bool blocks = true;       // movement and sight; a ladder or a flag does not
    Height from = 0, to = 0;  // in levels: stands on `from`, reaches up to `to`
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

    std::span<const Column> columns() const { return columns_; }  // hexes with anything on them, in no meaningful order
    const Column* column(HexCoord hex) const;                     // null: nothing there
    std::span<const Solid> solids_at(HexCoord hex) const;         // by first slot, then piece
    std::span<const Surface> surfaces_at(HexCoord hex) const;     // by height
    std::span<const Barrier> barriers_at(HexCoord hex) const;     // by side, then from, then piece
    std::span<const Barrier> barriers_at(HexCoord hex, Direction side,
                                         int from) const;  // those that stand on this height
    std::span<const Solid> solids(const Column& column) const {
        return {solids_.data() + column.first_solid, column.solids};
    }
    std::span<const Surface> surfaces(const Column& column) const {
        return {surfaces_.data() + column.first_surface, column.surfaces};
    }
    std::span<const Barrier> barriers(const Column& column) const {
        return {barriers_.data() + column.first_barrier, column.barriers};
    }

    const Surface* surface(Space space) const;         // the surface of the tile at that level, or null
    const Solid* solid(HexCoord hex, int slot) const;  // a piece that fills this slot, or null
    std::span<const Solid> solids_reaching(HexCoord hex,
                                           int slot) const;  // those of the hex that can reach up to this slot or
                                                             // above it: what lies lower is left out
    std::span<const Solid> solids_reaching(const Column& column, int slot) const;
    std::size_t covered() const {
        return solids_.size();
    }  // hexes of all pieces that fill slots, each counted for itself
    int top_level() const { return top_level_; }  // highest slot used, 0 for an empty map
    bool is_whole() const { return whole_; }      // false: see most_in_one_place

private:
    friend class TerrainBuilder;
    int number(HexCoord hex) const;  // of its column, -1 for none
    void grow_index(std::size_t size);
    void lay_grid(HexCoord corner, HexCoord opposite);
    bool is_grid() const { return width_ > 0; }
    std::size_t cell(HexCoord hex) const;  // of the grid; at least its size for a hex outside

    std::vector<Column> columns_;
    std::vector<Solid> solids_;
    std::vector<Surface> surfaces_;
    std::vector<Barrier> barriers_;
    std::vector<int>
        index_;  // column number, -1 for none: a grid of rows where the map is dense, with the columns in the same
                 // order, so that neighbours are near in memory; else open addressing by hex, at most half full
    HexCoord corner_{};  // of the grid: smallest q and r
    int width_ = 0;      // of the grid, 0 for open addressing
    int top_level_ = 0;
    int most_slots_ = 1;  // of any piece
    bool whole_ = true;
};

// More than this many pieces that begin at one slot of a hex, or at one height of a side, are no map but an attack:
// terrain keeps so many of them (by id), which is enough to report overlaps, so that asking costs no more on such a
// map.
inline constexpr std::size_t most_in_one_place = 64;

Terrain terrain_of(const Battlefield& battlefield, const Catalogue& catalogue);

// The sides that an edge piece, a ruin or a span stands on, as barriers (each once, at the hex it belongs to). A span
// that does not fit its kind stands nowhere.
std::vector<Barrier> barriers_of(const PlacedPiece& piece, const Catalogue& catalogue);

// The hex that a long laur wall runs through, when it joins two pillars with one hex between them in a straight line.
std::optional<HexCoord> hex_between(const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright
