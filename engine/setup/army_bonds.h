// How many bonds there are between the cards of an army, as powers/bonds.h finds them in the words of powers, and the
// choice of a card that has some. All pairs of a catalogue are looked at once, which takes some hundredths of a second.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/dice.h"
#include "engine/setup/room.h"

#include <cstddef>
#include <span>
#include <vector>

namespace hexwright::setup {

class Bonds {
public:
    explicit Bonds(const Catalogue& catalogue);

    // Given and taken together.
    int between(CardKind one, CardKind other) const { return pairs_[one.index() * cards_ + other.index()]; }
    int with(CardKind card, std::span<const CardKind> army) const;
    int within(std::span<const CardKind> army) const;  // Of all its pairs.

    // By chance the place of one of these cards (at least one): mostly of one with a bond to the army, if there is any.
    std::size_t draw_friend(std::span<const CardKind> from, std::span<const CardKind> army, DiceBag& dice) const;

private:
    std::size_t cards_;
    std::vector<int> pairs_;
};

}  // namespace hexwright::setup
