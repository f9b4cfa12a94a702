// Covers up to 64 cells exactly, each once, at the least cost, with tiles from limited stocks of each sort. Branch and
// bound; the bound is a set of cell prices (a dual of the linear program). Knows nothing of hexes.
#pragma once
#include <cstdint>
#include <vector>

namespace hexwright {

inline constexpr int most_cells = 64;
inline constexpr int most_sorts = 16;

struct CoverPuzzle {
    struct Sort {      // Tiles that are alike.
        int cost = 1;  // 1..1000
        int size = 1;  // Number of cells that one tile covers.
        int left = 0;  // Number of tiles in stock.
    };
    // One possible position of a tile.
    struct Tile {
        std::uint64_t cells = 0;
        int sort = 0;
    };
    int cells = 0;            // Number of cells; they are the bits 0..cells-1.
    std::vector<Sort> sorts;  // At most most_sorts entries.
    std::vector<Tile> tiles;
};

struct Cover {
    std::vector<int> tiles;  // Indices into CoverPuzzle::tiles, in no particular order.
    long long cost = 0;
};

// The cheapest cover that costs less than `below`. `found` is false when there is none, or none was found in time. Each
// position visited uses one of `looks`, a budget that several calls may share; `proven` is false when it runs out.
struct CoverAnswer {
    Cover cover;
    bool found = false;
    bool proven = true;
};
CoverAnswer cheapest_cover(const CoverPuzzle& puzzle, long long below, int& looks);

}  // namespace hexwright
