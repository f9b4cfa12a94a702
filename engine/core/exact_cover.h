// Covers up to 64 cells exactly, each once, with tiles of which so many are there of each sort, as cheaply as can be:
// branch and bound with prices of cells (a dual of the linear programme) as the bound. Knows nothing of hexes.
#pragma once
#include <cstdint>
#include <vector>

namespace hexwright {

inline constexpr int most_cells = 64;
inline constexpr int most_sorts = 16;

struct CoverPuzzle {
    struct Sort {      // tiles that are alike
        int cost = 1;  // 1..1000
        int size = 1;  // cells that one covers
        int left = 0;  // how many there are
    };
    struct Tile {  // one way in which a tile of a sort may lie
        std::uint64_t cells = 0;
        int sort = 0;
    };
    int cells = 0;            // the bits 0..cells-1
    std::vector<Sort> sorts;  // at most most_sorts
    std::vector<Tile> tiles;
};

struct Cover {
    std::vector<int> tiles;  // by their number in the puzzle, in no meaningful order
    long long cost = 0;
};

// The cheapest cover that costs less than `below`; `found` is false when there is none, or none was found in time. Each
// position looked at takes one of `looks`, which may be shared by several calls; when they run out, `proven` is false.
struct CoverAnswer {
    Cover cover;
    bool found = false;
    bool proven = true;
};
CoverAnswer cheapest_cover(const CoverPuzzle& puzzle, long long below, int& looks);

}  // namespace hexwright
