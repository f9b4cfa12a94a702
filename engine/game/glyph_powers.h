// What glyphs do: one row a verb, as with the powers of cards. A permanent glyph works for the player whose figure
// stands on it, while it does; the others work once and go.
#pragma once
#include "engine/game/power.h"

#include <span>

namespace hexwright {

int glyph_attack_dice(const Look& look, const Blow& blow);
int glyph_defense_dice(const Look& look, const Blow& blow);
int glyph_range(const GameState& state, FigureId figure);
int glyph_move(const GameState& state, FigureId figure);
int glyph_initiative(const GameState& state, PlayerId player);
bool glyph_shuns(const Look& look, const Blow& blow);
bool glyph_safe_leaving(const GameState& state, FigureId figure);
bool stands_on_trap(const GameState& state, FigureId figure);
GlyphHere glyph_for(const GameState& state, const GameGlyph& glyph, FigureId mover);

void crush_glyphs(Play& play,
                  FigureId figure);  // it has stepped onto whatever lies there: Vines give way to Huge figures
void leave_glyphs(Play& play, FigureId figure, std::span<const SpaceIndex> before);  // it has moved off what lies there
void glyphs_at_round_end(Play& play);

}  // namespace hexwright
