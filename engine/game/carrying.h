// What figures carry, glyphs and other figures: taken up, handed over, set down, and dropped where the bearer falls.
// Only scenario rules begin it. What is carried is off the battlefield, and neither gone nor out of play.
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"

#include <span>

namespace hexwright::game {

// ---- asking

std::vector<GlyphId> glyphs_carried_by(const GameState& state, FigureId bearer);
std::vector<FigureId> figures_carried_by(const GameState& state, FigureId bearer);
bool carries_anything(const GameState& state, FigureId bearer);
// The glyph lies on the battlefield or is carried there.
bool is_there(const GameState& state, GlyphId glyph);
// Where the glyph lies or, if it is carried, its bearer's leading space; no_space if it is gone.
SpaceIndex place_of(const GameState& state, GlyphId glyph);

// ---- doing. Whoever carried it before carries it no more; nothing happens where it cannot be done.

// A glyph that lay symbol side up is turned over.
void take_up(GameUpdate& update, FigureId bearer, GlyphId glyph);
// Not a figure that is off the battlefield and not carried, carries something itself, or is a hive.
void take_up(GameUpdate& update, FigureId bearer, FigureId figure);
void set_down(GameUpdate& update, GlyphId glyph, SpaceIndex at);  // A free space without a glyph.
void set_down_carried(GameUpdate& update, const PlaceFigure& put);

// The free places of a carried figure beside its bearer, or else the nearest to it, all at the same distance.
Actions places_beside(const GameState& state, FigureId figure, SpaceIndex bearer_at);
// The space itself, or the nearest one where figures can stand and no glyph lies; no_space if there is none.
SpaceIndex space_for_glyph(const GameState& state, SpaceIndex near);

// The bearer has left these spaces: all that it carried is set down where it stood, glyphs on its leading space,
// figures as near as there is room. A figure for which there is none is destroyed.
void drop_all(GameUpdate& update, FigureId bearer, std::span<const SpaceIndex> stood);
// The bearer has left the battlefield for good, and all that it carries with it.
void remove_carried(GameUpdate& update, FigureId bearer);

}  // namespace hexwright::game
