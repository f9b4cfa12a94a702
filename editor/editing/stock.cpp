#include "editor/editing/stock.h"

#include <algorithm>
#include <limits>

namespace hexwright::editing {

Stock stock_of(PieceKind kind, const Snapshot& now, const Catalogue& catalogue) {
    Stock stock{0, std::numeric_limits<int>::max(), std::numeric_limits<int>::max(), now.limited};
    Inventory one;
    one.add(catalogue[kind]);
    int used = std::numeric_limits<int>::max();
    for (const ItemKind item : catalogue[kind].items) {
        used = std::min(used, now.used[item] / one[item]);
        stock.owned = std::min(stock.owned, now.allowed[item] / one[item]);
        const int left = now.allowed[item] - now.used[item];
        stock.left = std::min(stock.left, (left < 0 ? left - one[item] + 1 : left) / one[item]);
    }
    if (catalogue[kind].items.empty()) return {0, 0, 0, now.limited};
    stock.used = used;
    return stock;
}

std::string set_names(const Limit& limit, const Catalogue& catalogue) {
    std::string names;
    for (const SetCount& row : limit.sets)
        names += (names.empty() ? "" : ", ") + catalogue[row.set].name + " ×" + std::to_string(row.count);
    return names;
}

Message why_none_left(PieceKind kind, const Snapshot& now, const Catalogue& catalogue) {
    const Stock stock = stock_of(kind, now, catalogue);
    const char* id = stock.owned > 0 ? "palette.none-left" : "palette.not-in-limit";
    return {id,
            {{"piece", catalogue[kind].name},
             {"pieces", catalogue[kind].plural},
             {"owned", stock.owned},
             {"sets", set_names(*now.scenario->limit, catalogue)}}};
}

}  // namespace hexwright::editing
