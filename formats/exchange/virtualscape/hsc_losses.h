// Lists what of a scenario a Virtualscape file cannot hold.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"
#include "formats/exchange/room.h"

#include <vector>

namespace hexwright::exchange {

// The byte that represents the glyph in a Virtualscape file; '?' if it has no letter.
char hsc_letter_for(const Glyph& glyph, const Catalogue& catalogue);

// One message for each thing that would be lost; empty when a Virtualscape file can hold the whole scenario.
std::vector<Message> hsc_losses(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::exchange
