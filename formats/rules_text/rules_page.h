// A scenario or campaign read aloud: a page as rulebooks have them, from the same data that the engine runs.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/rules_text/passage.h"
#include "formats/words.h"

namespace hexwright {

// The scenario with its battlefield. `players`: only the set-up for so many; 0: all. `depth`: of its title's heading.
// Names of nothing are told as they stand.
Passage rules_page(const Scenario& scenario, const Catalogue& catalogue, const Words& words, int players = 0,
                   int depth = 1);

// What follows what; the pages of its games are the caller's. `titles`: of the games, in their order; empty: not known.
Passage campaign_page(const Campaign& campaign, const std::vector<std::string>& titles, const Catalogue& catalogue,
                      const Words& words);

}  // namespace hexwright
