// The legality of armies: point limits, Unique cards, heroes with the same name, number of players; and on which card a
// destroyed figure of a Common squad goes. Drafting in turns belongs to the game.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

#include <optional>
#include <span>
#include <vector>

namespace hexwright::rules {

using CardList = std::span<const CardKind>;  // May contain repeats.

int points_of(CardList army, const Catalogue& catalogue);

// Why a card may not join an army with these cards; none if it may. Ignores points (SETUP-12, MULTISET-04).
std::optional<Refusal> not_beside(CardKind card, CardList army, const Catalogue& catalogue, const Rules& rules);

// The same, including the points that a game allows (SETUP-08): the card may cost at most what is left of `limit`.
std::optional<Refusal> not_for_army(CardKind card, CardList army, int limit, const Catalogue& catalogue,
                                    const Rules& rules);

// One refusal for each reason why an army is illegal; empty if it is legal. A limit of 0 means no limit.
std::vector<Refusal> army_faults(CardList army, int limit, const Catalogue& catalogue, const Rules& rules);

// SETUP-16, SETUP-17, MULTISET-01, MULTISET-02
std::optional<Refusal> wrong_player_count(int players, const Rules& rules);

// One of several cards of the same Common squad.
struct CardOnTable {
    int figures = 1, destroyed = 0;
};
// Indices of the cards on which a destroyed figure may be put (COMMON-01, COMMON-02).
std::vector<int> cards_for_destroyed(std::span<const CardOnTable> cards, const Rules& rules);

}  // namespace hexwright::rules
