// Counts of items, however many boxes somebody says he has.
#include "engine/board/catalogue/inventory.h"

#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>
#include <climits>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("boxes beyond counting hold as much of everything as counts, and no less than nothing") {
    Catalogue catalogue = kinds();
    const ItemKind grass = *catalogue.item("grass-1"), rock = *catalogue.item("rock-1");
    const GlyphKind glyph = *catalogue.glyph("kelda");
    Holding holding;
    for (int box = 0; box < 40; ++box) {
        const std::string id = "hoard-" + std::to_string(box);
        catalogue.add(ProductSet{.id = id,
                                 .name = id,
                                 .release = "2004",
                                 .items = {{grass, 100'000}, {rock, 1}},
                                 .glyphs = {{glyph, 100'000}}});
        holding.sets.push_back({*catalogue.set(id), 1'000});
    }
    const Inventory items = items_of(holding, catalogue);
    CHECK(items[grass] == INT_MAX);
    CHECK(items[rock] == 40'000);
    CHECK(items.total() == INT_MAX);
    CHECK(glyphs_of(holding, catalogue)[glyph.index()] == INT_MAX);
    Inventory all;
    for (int item = 0; item < 100; ++item) all.add(ItemKind{item}, 100'000'000);
    CHECK(all.total() == INT_MAX);
}
