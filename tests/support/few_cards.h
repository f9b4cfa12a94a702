// The shipped catalogue with the cards of the fixture alone: who is drafted from them stays the same when cards are
// added.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/fixture/catalogue.h"
#include "tests/support/shipped.h"

#include <memory>

namespace hexwright::testing {

inline std::shared_ptr<const Catalogue> shipped_with_few_cards() {
    auto few = std::make_shared<Catalogue>();
    for (const TerrainType& terrain : shipped().terrains()) few->add(terrain);
    for (const ItemType& item : shipped().items()) few->add(item);
    for (const PieceType& piece : shipped().pieces()) few->add(piece);
    for (const ProductSet& set : shipped().sets()) few->add(set);
    for (const GlyphType& glyph : shipped().glyphs()) few->add(glyph);
    for (const ArmyCard& card : shipped().cards())
        if (fixtures().card(card.id)) few->add(card);
    return few;
}

}  // namespace hexwright::testing
