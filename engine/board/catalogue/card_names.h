// Names of army cards where several cards have the same one.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <string>

namespace hexwright::board {

// What tells the card from others of its name: its set, or its id where the sets are the same or unknown. Empty if no
// other card of the catalogue has its name.
std::string edition_of(const Catalogue& catalogue, const ArmyCard& card);
// "Finn the Viking Champion", "Sgt. Drake Alexander (Rise of the Valkyrie)": no two cards have the same.
std::string full_name(const Catalogue& catalogue, const ArmyCard& card);

}  // namespace hexwright::board
