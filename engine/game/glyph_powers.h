// What glyphs do, by the verb of their power. A permanent glyph works for the player whose figure
// stands on it, as long as it stands there; the others work once and are removed.
#pragma once
#include "engine/game/dice_part.h"
#include "engine/game/power.h"
#include "engine/game/room.h"
#include "engine/rules/mover.h"

#include <span>

namespace hexwright::game {

int glyph_attack_dice(const BoardQuery& query, const AttackContext& context);
int glyph_defense_dice(const BoardQuery& query, const AttackContext& context);
DiceParts glyph_attack_parts(const BoardQuery& query, const AttackContext& context);  // The same, glyph by glyph.
DiceParts glyph_defense_parts(const BoardQuery& query, const AttackContext& context);
int glyph_range(const GameState& state, FigureId figure);
int glyph_move(const GameState& state, FigureId figure);
int glyph_initiative(const GameState& state, PlayerId player);
bool glyph_shuns(const BoardQuery& query, const AttackContext& context);
bool glyph_safe_leaving(const GameState& state, FigureId figure);
bool stands_on_trap(const GameState& state, FigureId figure);
GlyphHere glyph_for(const GameState& state, const GameGlyph& glyph, FigureId mover);

// ---- treasure: glyphs that heroes carry, which work for their bearer alone

bool is_treasure(const GameState& state, GlyphId glyph);
// A Unique or Uncommon hero who has ended a move on treasure takes it up; symbol side up, by a d20 above its trap.
void take_treasure(GameUpdate& update, FigureId figure);
// Ground that does not stop whoever carries such treasure.
void adapt_to_treasure(const GameState& state, FigureId figure, Mover& mover);

// Called after the figure has stepped onto a space or was set on one: Vines give way to Huge figures.
void crush_glyphs(GameUpdate& update, FigureId figure);
// Called after the figure has moved off these spaces.
void leave_glyphs(GameUpdate& update, FigureId figure, std::span<const SpaceIndex> before);
void glyphs_at_round_end(GameUpdate& update);

}  // namespace hexwright::game
