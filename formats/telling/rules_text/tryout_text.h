// What came of trying a scenario out, as a passage: who won, what ended the games, how often each rule ran and each win
// was reached. Blocks about a rule or win carry its path.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/simulation/tryout.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/telling/words.h"

namespace hexwright::telling {

// `scenario` is the one that was tried out.
Passage tryout_page(const Tryout& tried, const Scenario& scenario, const Catalogue& catalogue, const Words& words);

}  // namespace hexwright::telling
