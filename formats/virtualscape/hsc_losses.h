// What a scenario says that no Virtualscape file can.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace hexwright {

// The byte that stands for the glyph in a Virtualscape file; '?' for those that no letter stands for.
char hsc_letter_for(const Glyph& glyph, const Catalogue& catalogue);

// One line for each thing that stays behind; none: a file of Virtualscape holds all of the scenario.
std::vector<Message> hsc_losses(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright
