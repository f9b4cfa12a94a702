// A scenario or campaign in English, as a page like those of rulebooks, from the same data that the engine runs.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::telling {

// The scenario with its battlefield. `players` selects the setup for that number; 0 means all. `depth` is the level of
// the title's heading. Names that refer to nothing are printed unchanged.
Passage rules_page(const Scenario& scenario, const Catalogue& catalogue, const Words& words, int players = 0,
                   int depth = 1);

// The sentence of each win, in their order, without the signs of Markdown.
std::vector<std::string> win_sentences(const Scenario& scenario, const Catalogue& catalogue, const Words& words);

// The order of a campaign's games and what goes from one to the next; the caller adds their pages. `scenarios` are
// those of the games, in order, with the titles of their flags and counters; nullptr for one that is unknown.
Passage campaign_page(const Campaign& campaign, const std::vector<std::shared_ptr<const Scenario>>& scenarios,
                      const Catalogue& catalogue, const Words& words);

}  // namespace hexwright::telling
