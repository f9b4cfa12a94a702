// Which cards work together, found from the data of their powers: to whom a power gives a turn or a move, and whom it
// helps. About printed cards alone, not about a game.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/choices.h"
#include "engine/powers/room.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace hexwright::powers {

enum class BondKind : unsigned char { Turn, Help };  // Gives a turn or a move; makes stronger, calls or heals.
inline constexpr std::string_view bond_kind_words[] = {"turn", "help"};
constexpr Choices words_of(BondKind) { return bond_kind_words; }

struct Bond {
    BondKind kind = BondKind::Turn;
    CardKind giver{}, taker{};
    std::size_t power = 0;  // Place of the giver's power, from 0.
    friend bool operator==(const Bond&, const Bond&) = default;
};

// The card has what the power's words ask of those that it concerns; what only a game can tell counts as so.
bool means_card(const PrintedPower& power, const ArmyCard& card);

// Of the powers of this card, and of other cards' powers that mean this one; in the order of the powers, then of the
// catalogue. A power that helps every card of an army is no bond.
std::vector<Bond> bonds_given(CardKind giver, const Catalogue& catalogue);
std::vector<Bond> bonds_taken(CardKind taker, const Catalogue& catalogue);

}  // namespace hexwright::powers
