// What glyphs are drawn from when a game begins, and whether there are enough. Drawing is the game's:
// engine/setup/start.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <vector>

namespace hexwright {

// In the boxes of the limit, without the glyphs that the file names and those that pools of their own hold.
std::vector<GlyphKind> glyphs_in_boxes(const Scenario& scenario, const Catalogue& catalogue);

std::vector<GlyphKind> glyphs_in(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue);
std::vector<Space> places_of(const GlyphPool& pool, const Scenario& scenario);  // in the order of the scenario's glyphs
int draws_of(const GlyphPool& pool, const Scenario& scenario);

// More are drawn than there are glyphs, or places for them; none: it can be done. Ids: setup.pool-few-glyphs,
// setup.pool-few-places.
std::optional<Message> pool_trouble(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright
