#include "engine/setup/card_pool.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

int boxes_with(const ArmyCard& card, const Scenario& scenario, const Catalogue& catalogue) {
    int boxes = 0;
    for (const SetCount& set : scenario.limit->sets)
        if (catalogue[set.set].id == card.set) boxes += set.count;
    return boxes;
}

}  // namespace

std::vector<PoolCard> card_pool(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<PoolCard> pool;
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i) {
        const CardKind kind{static_cast<int>(i)};
        const int boxes = boxes_with(catalogue[kind], scenario, catalogue);
        if (scenario.limit->sets.empty()) pool.push_back({kind, 0});
        else if (boxes > 0) pool.push_back({kind, boxes * std::max(1, catalogue[kind].copies)});
    }
    return pool;
}

}  // namespace hexwright::setup
