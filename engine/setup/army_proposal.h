// Armies of a game whose players gather their own: proposed as a whole, so that a first move needs no choice of cards,
// or picked card by card, with the reason where a card cannot be had.
#pragma once
#include "engine/setup/room.h"
#include "engine/setup/start.h"

#include <cstdint>
#include <vector>

namespace hexwright::setup {

// An army for each player of the set-up that is played: legal by the edition (SETUP-08, SETUP-12, MULTISET-03, -04),
// from the boxes of the limit, within the player's points, with no more figures than his smallest start zone holds, and
// as near to the points as some hundred tries by this seed come, with bonds between its cards (army_bonds.h). Empty for
// a player whose cards the scenario gives, or who may only draft, and for all if the scenario cannot be played.
// `options.armies` is not read.
std::vector<std::vector<CardOfArmy>> proposed_armies(const Scenario& scenario, const Catalogue& catalogue,
                                                     const GameOptions& options, std::uint64_t seed);

// This player's army in `options.armies`, with cards added as proposed_armies() chooses them, from what the armies of
// the others leave in the boxes; as it is if nothing fits any more.
std::vector<CardOfArmy> filled_army(const Scenario& scenario, const Catalogue& catalogue, const GameOptions& options,
                                    PlayerId player, std::uint64_t seed);

// A card of the catalogue, as a player sees it who picks his army.
struct CardToPick {
    CardKind kind{};
    std::optional<int> owned{};   // In the boxes of the limit; nullopt: as many as one likes.
    int left = 0;                 // Of these; what no player has picked.
    int picked = 0;               // By this player.
    std::optional<Refusal> no{};  // Why he cannot pick it, or not once more.
};
struct ArmyToPick {
    int points = 0, limit = 0;
    int spaces = 0, room = 0;         // That its figures take, and that his smallest start zone has.
    std::vector<CardToPick> cards{};  // All of the catalogue, in its order.
};
// What the player has picked in `options.armies`, and what else he can. Refused for a player who brings no army: the
// scenario gives him his cards, or they are drafted.
Result<ArmyToPick> army_to_pick(const Scenario& scenario, const Catalogue& catalogue, const GameOptions& options,
                                PlayerId player);

// The same for the cards that the scenario gives the player at the beginning in this set-up. No points limit them
// (`limit` is 0), no filters, and no room where he has no start zone (`room` is 0); cards whose figures stand on the
// map take none. Refused for a number that is no player's.
Result<ArmyToPick> cards_to_give(const Scenario& scenario, const Catalogue& catalogue, const Setup& setup,
                                 PlayerId player);

// The army with one copy of the card more, or fewer; in catalogue order.
std::vector<CardOfArmy> with_copies(std::vector<CardOfArmy> army, CardKind card, int by, const Catalogue& catalogue);

// What an army costs, in points; cards that the catalogue does not know cost nothing.
int points_of_army(const std::vector<CardOfArmy>& army, const Catalogue& catalogue);

// The cards that a player of this set-up may bring, with their copies, in catalogue order; copies 0 for any number.
std::vector<PoolCard> cards_to_bring(const Scenario& scenario, const Catalogue& catalogue, const Army& army);

}  // namespace hexwright::setup
