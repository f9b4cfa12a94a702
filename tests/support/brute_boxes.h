// The fewest (or cheapest) boxes, found by trying every collection up to a given size: slow, short and certainly
// correct.
#pragma once
#include "engine/board/catalogue/boxes.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwright {

class BruteBoxes {
public:
    std::vector<SetKind> best;
    long long best_cost = -1, best_size = 0;

    // Offers at 1 cent each give the fewest.
    BruteBoxes(const Catalogue& catalogue, const Inventory& wanted, std::vector<Price> offers)
        : catalogue_(catalogue), wanted_(wanted), offers_(std::move(offers)) {}

    static std::vector<Price> all_for_sale(const Catalogue& catalogue) {
        std::vector<Price> offers;
        for (std::size_t i = 0; i < catalogue.sets().size(); ++i)
            if (catalogue.sets()[i].for_sale) offers.push_back({SetKind{static_cast<int>(i)}, 1});
        return offers;
    }

    void run(int most) {
        std::ranges::sort(offers_, {}, [&](const Price& price) { return catalogue_[price.set].id; });
        for (std::size_t i = 0; i < wanted_.kinds(); ++i) {  // Items that nobody sells are ignored.
            const ItemKind item{static_cast<int>(i)};
            if (wanted_[item] > 0 &&
                std::ranges::any_of(offers_, [&](const Price& price) { return holds(price.set, item); }))
                list_.push_back({item, wanted_[item]});
        }
        std::vector<std::size_t> chosen;
        try_from(0, most, chosen);
    }

private:
    bool holds(SetKind set, ItemKind item) const {
        return std::ranges::any_of(catalogue_[set].items,
                                   [&](const ItemCount& c) { return c.item == item && c.count > 0; });
    }

    void try_from(std::size_t first, int left, std::vector<std::size_t>& chosen) {
        judge(chosen);
        for (std::size_t i = first; left > 0 && i < offers_.size(); ++i) {
            chosen.push_back(i);
            try_from(i, left - 1, chosen);
            chosen.pop_back();
        }
    }

    void judge(const std::vector<std::size_t>& chosen) {
        Inventory have;
        long long cost = 0, size = 0;
        for (const std::size_t i : chosen) {
            for (const ItemCount& content : catalogue_[offers_[i].set].items) {
                have.add(content.item, content.count);
                size += content.count;
            }
            cost += offers_[i].cents;
        }
        for (const ItemCount& need : list_)
            if (have[need.item] < need.count) return;
        // Candidates come in dictionary order, so the first of equals is kept. (A shorter list comes before a longer
        // one that it begins.)
        if (best_cost >= 0 && (cost > best_cost || (cost == best_cost && size >= best_size))) return;
        best_cost = cost;
        best_size = size;
        best.clear();
        for (const std::size_t i : chosen) best.push_back(offers_[i].set);
    }

    const Catalogue& catalogue_;
    const Inventory& wanted_;
    std::vector<Price> offers_;
    std::vector<ItemCount> list_;
};

inline std::vector<SetKind> written_out(const BoxPlan& plan) {
    std::vector<SetKind> boxes;
    for (const SetCount& box : plan.sets) boxes.insert(boxes.end(), static_cast<std::size_t>(box.count), box.set);
    return boxes;
}

}  // namespace hexwright
