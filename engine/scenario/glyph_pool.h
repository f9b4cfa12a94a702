// The glyphs that are drawn when a game begins, and whether there are enough. The drawing itself is in
// engine/setup/start.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <vector>

namespace hexwright::scenario {

// The glyphs in the boxes of the limit, without those that the file names or that pools with their own list contain.
std::vector<GlyphKind> glyphs_in_boxes(const Scenario& scenario, const Catalogue& catalogue);

std::vector<GlyphKind> glyphs_in(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue);
// In the order of the scenario's glyphs.
std::vector<Space> places_of(const GlyphPool& pool, const Scenario& scenario);
int draws_of(const GlyphPool& pool, const Scenario& scenario);

// Reports when more are drawn than there are glyphs or places; none if the pool works. Message ids:
// setup.pool-few-glyphs, setup.pool-few-places.
std::optional<Refusal> pool_trouble(const GlyphPool& pool, const Scenario& scenario, const Catalogue& catalogue);

// What may lie symbol side up when a game of this scenario begins, by kind, repeated as often as it may: the glyphs of
// its pools and those it lays so itself.
std::vector<GlyphKind> hidden_glyphs(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::scenario
