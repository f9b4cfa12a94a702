// Which armies are legal: point limits, Unique cards, heroes of one name, how many players; and on which card a
// destroyed figure of a Common squad goes. How armies are gathered in turns belongs to the game.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/rules/edition.h"

#include <optional>
#include <span>
#include <vector>

namespace hexwright {

using CardList = std::span<const CardKind>;  // with repeats

int points_of(CardList army, const Catalogue& catalogue);

// Why a card may not join an army that holds these; none: it may. No word about points (SETUP-12, MULTISET-04).
std::optional<Message> not_beside(CardKind card, CardList army, const Catalogue& catalogue, const Rules& rules);

// The same with the points that a game allows (SETUP-08); at most what is left may be drafted.
std::optional<Message> not_for_army(CardKind card, CardList army, int limit, const Catalogue& catalogue,
                                    const Rules& rules);

// Everything that makes an army unlawful, each in a sentence; none: it may fight. A limit of 0: no limit.
std::vector<Message> army_faults(CardList army, int limit, const Catalogue& catalogue, const Rules& rules);

std::optional<Message> wrong_player_count(int players,
                                          const Rules& rules);  // SETUP-16, SETUP-17, MULTISET-01, MULTISET-02

// One of several cards of the same Common squad.
struct CardOnTable {
    int figures = 1, destroyed = 0;
};
// The cards on which a destroyed figure may be put, by their place in the list (COMMON-01, COMMON-02).
std::vector<int> cards_for_destroyed(std::span<const CardOnTable> cards, const Rules& rules);

}  // namespace hexwright
