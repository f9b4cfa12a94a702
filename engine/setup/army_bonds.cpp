#include "engine/setup/army_bonds.h"

#include "engine/powers/bonds.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

constexpr std::uint32_t strangers_one_in = 4;  // Cards that are drawn whether they have bonds or not.

}  // namespace

Bonds::Bonds(const Catalogue& catalogue) : cards_(catalogue.cards().size()), pairs_(cards_ * cards_) {
    for (std::size_t i = 0; i < cards_; ++i)
        for (const Bond& bond : bonds_given(CardKind{static_cast<int>(i)}, catalogue)) {
            ++pairs_[bond.giver.index() * cards_ + bond.taker.index()];
            ++pairs_[bond.taker.index() * cards_ + bond.giver.index()];
        }
    // One marker moves any figures of a Common squad, so more of a squad that has bonds goes well with it.
    for (std::size_t i = 0; i < cards_; ++i) {
        const ArmyCard& card = catalogue.cards()[i];
        const auto row = pairs_.begin() + static_cast<std::ptrdiff_t>(i * cards_);
        const bool bound =
            std::any_of(row, row + static_cast<std::ptrdiff_t>(cards_), [](int bonds) { return bonds > 0; });
        if (bound && card.is_common() && card.is_squad()) pairs_[i * cards_ + i] = 1;
    }
}

int Bonds::with(CardKind card, std::span<const CardKind> army) const {
    int bonds = 0;
    for (const CardKind each : army) bonds += between(card, each);
    return bonds;
}

int Bonds::within(std::span<const CardKind> army) const {
    int bonds = 0;
    for (std::size_t i = 1; i < army.size(); ++i) bonds += with(army[i], army.first(i));
    return bonds;
}

std::size_t Bonds::draw_friend(std::span<const CardKind> from, std::span<const CardKind> army, DiceBag& dice) const {
    std::vector<std::size_t> friends;
    if (!army.empty() && draw_below(dice, strangers_one_in) > 0)
        for (std::size_t i = 0; i < from.size(); ++i)
            if (with(from[i], army) > 0) friends.push_back(i);
    if (friends.empty()) return draw_below(dice, static_cast<std::uint32_t>(from.size()));
    return friends[draw_below(dice, static_cast<std::uint32_t>(friends.size()))];
}

}  // namespace hexwright::setup
