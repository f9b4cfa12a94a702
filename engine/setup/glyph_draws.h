// Glyphs that are drawn before a game begins.
#pragma once
#include "engine/game/game_update.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/room.h"

#include <vector>

namespace hexwright::setup {

// Draws from `from` and removes the drawn glyph. What lies symbol side up stays unknown, but the draw itself is an
// event.
GlyphKind draw_glyph(GameUpdate& update, std::vector<GlyphKind>& from, GlyphId glyph);
GlyphId next_glyph(const GameState& state);
// Draws the glyphs of a pool, and their places where there are more of these.
void lay_pool(GameUpdate& update, const GlyphPool& pool, const Scenario& scenario);
bool in_a_pool(const Glyph& glyph, const Scenario& scenario);

}  // namespace hexwright::setup
