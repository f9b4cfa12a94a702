#include "engine/core/exact_cover.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <unordered_map>

namespace hexwright {
namespace {

// Price of a cost of 1, divisible enough that tiles of nearly every size have whole prices per cell.
constexpr long long unit = 5040;
constexpr std::size_t most_known = 400'000;

struct Position {
    std::uint64_t open = 0;
    std::array<std::uint8_t, most_sorts> left{};  // Stock per sort, capped at what could still be used.
    friend bool operator==(const Position&, const Position&) = default;
};
struct HashPosition {
    std::size_t operator()(const Position& position) const noexcept {
        std::uint64_t hash = position.open * 0x9E3779B97F4A7C15ULL;
        for (const std::uint8_t left : position.left) hash = (hash ^ (hash >> 29) ^ left) * 0xBF58476D1CE4E5B9ULL;
        return static_cast<std::size_t>(hash ^ (hash >> 32));
    }
};

// What one visit of a position computes, per cell and per sort.
struct Glance {
    std::array<int, most_cells> ways{};             // Number of tiles that could cover the cell.
    std::array<long long, most_cells> price{};      // Price of the cell, initially that of the cheapest tile for it.
    std::array<std::uint64_t, most_sorts> reach{};  // Cells that tiles of the sort can cover.
    std::array<int, most_sorts> most{};             // Number of tiles of the sort that can still be used.
};

class CoverSearch {
public:
    CoverSearch(const CoverPuzzle& puzzle, long long below, int& looks) : puzzle_(puzzle), best_(below), looks_(looks) {
        for (const CoverPuzzle::Sort& sort : puzzle.sorts) {
            price_.push_back(unit * sort.cost / sort.size);
            left_.push_back(sort.left);
            order_.push_back(static_cast<int>(order_.size()));
        }
        std::ranges::stable_sort(order_, {}, [this](int sort) { return price_[sort]; });
    }

    CoverAnswer run() {
        std::vector<int> all;
        for (std::size_t i = 0; i < puzzle_.tiles.size(); ++i) all.push_back(static_cast<int>(i));
        std::ranges::stable_sort(all, {}, [this](int tile) { return price_[puzzle_.tiles[tile].sort]; });
        visit(puzzle_.cells == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << puzzle_.cells) - 1, 0, all);
        return std::move(answer_);
    }

private:
    void visit(std::uint64_t open, long long cost, const std::vector<int>& before) {
        if (open == 0) return keep(cost);
        if (looks_ <= 0) {
            answer_.proven = false;
            return;
        }
        --looks_;
        std::vector<int> tiles;
        tiles.reserve(before.size());
        for (const int tile : before)
            if ((puzzle_.tiles[tile].cells & ~open) == 0 && left_[puzzle_.tiles[tile].sort] > 0) tiles.push_back(tile);
        Glance look = look_at(open, tiles);
        if (too_costly(open, cost, tiles, look) || known(open, cost, look)) return;
        try_each(open, cost, tiles, narrowest(open, look));
    }

    Glance look_at(std::uint64_t open, const std::vector<int>& tiles) const {
        Glance look;
        for (const int number : tiles) {
            const CoverPuzzle::Tile& tile = puzzle_.tiles[number];
            look.reach[tile.sort] |= tile.cells;
            for (std::uint64_t rest = tile.cells; rest; rest &= rest - 1) {
                const int cell = std::countr_zero(rest);
                if (look.ways[cell]++ == 0) look.price[cell] = price_[tile.sort];  // Tiles are sorted by price.
            }
        }
        for (std::size_t sort = 0; sort < left_.size(); ++sort)
            look.most[sort] = std::min(left_[sort], std::popcount(look.reach[sort] & open) / puzzle_.sorts[sort].size);
        return look;
    }

    // True when no cover from here can beat the best one. Prices are chosen so that the cells of a tile together never
    // exceed the cost of its sort, apart from a rebate on sorts in short supply. So the sum of all prices minus the
    // rebates is a lower bound.
    bool too_costly(std::uint64_t open, long long cost, const std::vector<int>& tiles, Glance& look) const {
        const int pivot = scarce_until(open, look);
        if (pivot < 0) return true;
        std::array<long long, most_sorts> rebate{};
        long long bound = 0;
        for (std::size_t sort = 0; sort < left_.size(); ++sort) {
            rebate[sort] = std::max(0LL, price_[pivot] * puzzle_.sorts[sort].size - unit * puzzle_.sorts[sort].cost);
            bound -= rebate[sort] * look.most[sort];
        }
        for (std::uint64_t rest = open; rest; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            if (look.ways[cell] == 0) return true;
            look.price[cell] = std::max(look.price[cell], price_[pivot]);
            bound += look.price[cell];
        }
        const long long room = (best_ - cost - 1) * unit;  // A better cover costs at least 1 less than the best.
        return bound > room || bound + raised(open, tiles, rebate, look) > room;
    }

    // The first sort, cheapest cells first, up to which the stock covers all cells if shapes are ignored.
    int scarce_until(std::uint64_t open, const Glance& look) const {
        int rest = std::popcount(open);
        for (const int sort : order_) {
            rest -= look.most[sort] * puzzle_.sorts[sort].size;
            if (rest <= 0) return sort;
        }
        return -1;
    }

    // Amount by which the prices can rise, visiting cells with the fewest tiles first.
    long long raised(std::uint64_t open, const std::vector<int>& tiles, const std::array<long long, most_sorts>& rebate,
                     const Glance& look) const {
        std::vector<long long> slack(tiles.size());
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const CoverPuzzle::Tile& tile = puzzle_.tiles[tiles[i]];
            slack[i] = unit * puzzle_.sorts[tile.sort].cost + rebate[tile.sort];
            for (std::uint64_t rest = tile.cells; rest; rest &= rest - 1)
                slack[i] -= look.price[std::countr_zero(rest)];
        }
        std::array<int, most_cells> cells{};
        int count = 0;
        for (std::uint64_t rest = open; rest; rest &= rest - 1) cells[count++] = std::countr_zero(rest);
        std::sort(cells.begin(), cells.begin() + count,
                  [&](int a, int b) { return look.ways[a] != look.ways[b] ? look.ways[a] < look.ways[b] : a < b; });
        long long sum = 0;
        for (int i = 0; i < count; ++i) sum += raise(std::uint64_t{1} << cells[i], tiles, slack);
        return sum;
    }

    long long raise(std::uint64_t cell, const std::vector<int>& tiles, std::vector<long long>& slack) const {
        long long least = -1;
        for (std::size_t i = 0; i < tiles.size() && least != 0; ++i)
            if ((puzzle_.tiles[tiles[i]].cells & cell) && (least < 0 || slack[i] < least)) least = slack[i];
        if (least <= 0) return 0;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (puzzle_.tiles[tiles[i]].cells & cell) slack[i] -= least;
        return least;
    }

    // True when this position was already reached at no greater cost.
    bool known(std::uint64_t open, long long cost, const Glance& look) {
        Position position{open, {}};
        for (std::size_t sort = 0; sort < left_.size(); ++sort)
            position.left[sort] = static_cast<std::uint8_t>(look.most[sort]);
        const auto seen = known_.find(position);
        if (seen == known_.end()) {
            if (known_.size() < most_known) known_.emplace(position, cost);
            return false;
        }
        if (seen->second <= cost) return true;
        seen->second = cost;
        return false;
    }

    static int narrowest(std::uint64_t open, const Glance& look) {
        int best = std::countr_zero(open);
        for (std::uint64_t rest = open; rest; rest &= rest - 1)
            if (const int cell = std::countr_zero(rest); look.ways[cell] < look.ways[best]) best = cell;
        return best;
    }

    void try_each(std::uint64_t open, long long cost, const std::vector<int>& tiles, int cell) {
        for (const int number : tiles) {
            const CoverPuzzle::Tile& tile = puzzle_.tiles[number];
            if (!(tile.cells >> cell & 1)) continue;
            --left_[tile.sort];
            path_.push_back(number);
            visit(open & ~tile.cells, cost + puzzle_.sorts[tile.sort].cost, tiles);
            path_.pop_back();
            ++left_[tile.sort];
        }
    }

    void keep(long long cost) {
        if (cost >= best_) return;
        best_ = cost;
        answer_.found = true;
        answer_.cover = {path_, cost};
    }

    const CoverPuzzle& puzzle_;
    long long best_;
    int& looks_;
    std::vector<long long> price_;  // Price per cell, by sort.
    std::vector<int> left_, order_, path_;
    std::unordered_map<Position, long long, HashPosition> known_;
    CoverAnswer answer_;
};

}  // namespace

CoverAnswer cheapest_cover(const CoverPuzzle& puzzle, long long below, int& looks) {
    assert(puzzle.cells >= 0 && puzzle.cells <= most_cells && puzzle.sorts.size() <= most_sorts);
    return CoverSearch(puzzle, below, looks).run();
}

}  // namespace hexwright
