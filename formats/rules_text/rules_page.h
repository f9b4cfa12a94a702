// A scenario or campaign in English, as a page like those of rulebooks, from the same data that the engine runs.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/room.h"
#include "formats/rules_text/passage.h"
#include "formats/words.h"

#include <string>
#include <vector>

namespace hexwright::formats {

// The scenario with its battlefield. `players` selects the setup for that number; 0 means all. `depth` is the level of
// the title's heading. Names that refer to nothing are printed unchanged.
Passage rules_page(const Scenario& scenario, const Catalogue& catalogue, const Words& words, int players = 0,
                   int depth = 1);

// The sentence of each win, in their order, without the signs of Markdown.
std::vector<std::string> win_sentences(const Scenario& scenario, const Catalogue& catalogue, const Words& words);

// The order of a campaign's games; the caller adds their pages. `titles` are those of the games, in order; an empty one
// is unknown.
Passage campaign_page(const Campaign& campaign, const std::vector<std::string>& titles, const Catalogue& catalogue,
                      const Words& words);

}  // namespace hexwright::formats
