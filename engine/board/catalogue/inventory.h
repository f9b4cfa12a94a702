// Counts of items, as used by a map, allowed by its limit or owned by a person.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/catalogue/holding.h"
#include "engine/board/refusal.h"
#include "engine/board/room.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace hexwright::board {

// The sum of two counts, or the largest number there is.
constexpr int added(int count, int more) {
    constexpr long long most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp<long long>(static_cast<long long>(count) + more, -most, most));
}

// Counts by item; items never mentioned count 0.
class Inventory {
public:
    int operator[](ItemKind item) const { return item.index() < counts_.size() ? counts_[item.index()] : 0; }
    void add(ItemKind item, int count) {  // `count` may be below 0.
        if (item.index() >= counts_.size()) counts_.resize(item.index() + 1);
        counts_[item.index()] = added(counts_[item.index()], count);
    }
    void add(const PieceType& piece, int times = 1) {
        for (const ItemKind item : piece.items) add(item, times);
    }
    int total() const {
        int sum = 0;
        for (const int count : counts_) sum = added(sum, count);
        return sum;
    }
    std::size_t kinds() const { return counts_.size(); }  // Items with an index at or above this count 0.
    friend bool operator==(const Inventory& a, const Inventory& b) {
        for (std::size_t i = 0; i < std::max(a.kinds(), b.kinds()); ++i)
            if (const ItemKind item{static_cast<int>(i)}; a[item] != b[item]) return false;
        return true;
    }

private:
    std::vector<int> counts_;
};

Inventory items_of(const Holding& holding, const Catalogue& catalogue);
std::vector<int> glyphs_of(const Holding& holding, const Catalogue& catalogue);  // Indexed by GlyphKind.
bool lists_glyphs(const Holding& holding, const Catalogue& catalogue);  // True when any of its sets lists glyphs.

std::vector<Shortage> shortages(const Inventory& used, const Inventory& have);  // Items of which `used` exceeds `have`.

}  // namespace hexwright::board
