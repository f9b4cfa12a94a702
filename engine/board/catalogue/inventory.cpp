#include "engine/board/catalogue/inventory.h"

#include "engine/board/room.h"

#include <algorithm>

namespace hexwright::board {

Inventory items_of(const Holding& holding, const Catalogue& catalogue) {
    Inventory inventory;
    for (const SetCount& box : holding.sets)
        for (const ItemCount& content : catalogue[box.set].items)
            inventory.add(content.item, content.count * box.count);
    for (const LooseItem& loose : holding.items) inventory.add(loose.item, loose.count);
    return inventory;
}

std::vector<int> glyphs_of(const Holding& holding, const Catalogue& catalogue) {
    std::vector<int> counts(catalogue.glyphs().size());
    for (const SetCount& box : holding.sets)
        for (const GlyphCount& content : catalogue[box.set].glyphs)
            counts[content.glyph.index()] = added(counts[content.glyph.index()], content.count * box.count);
    return counts;
}

bool lists_glyphs(const Holding& holding, const Catalogue& catalogue) {
    return std::ranges::any_of(holding.sets, [&](const SetCount& box) { return !catalogue[box.set].glyphs.empty(); });
}

std::vector<Shortage> shortages(const Inventory& used, const Inventory& have) {
    std::vector<Shortage> found;
    for (std::size_t i = 0; i < used.kinds(); ++i)
        if (const ItemKind item{static_cast<int>(i)}; used[item] > have[item])
            found.push_back({item, used[item], have[item]});
    return found;
}

}  // namespace hexwright::board
