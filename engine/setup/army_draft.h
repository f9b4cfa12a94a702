// An army that is built for no game: by a format, from the boxes that a person owns. What can join it, card by card,
// as the armies of games are picked (army_proposal.h).
#pragma once
#include "engine/board/catalogue/holding.h"
#include "engine/setup/army_format.h"
#include "engine/setup/army_proposal.h"
#include "engine/setup/room.h"

#include <optional>
#include <vector>

namespace hexwright::setup {

struct ArmyDraft {
    const std::vector<CardOfArmy>& cards;
    const ArmyFormat& format;
    const PriceList* prices = nullptr;  // By which its cards cost.
    const Holding* owned = nullptr;     // nullptr: as many of each as one likes.
};
// `limit` and `room` are the format's points and spaces; 0 for any number. A card whose box is none of the catalogue's
// is there as often as one likes.
ArmyToPick draft_to_pick(const ArmyDraft& draft, const Catalogue& catalogue);

}  // namespace hexwright::setup
