// The Marro Hive: a figure of six spaces that is a piece of the battlefield, too. Setting it down and taking it away
// makes a new version of the board (HIVE-03 to HIVE-07).
#pragma once
#include "engine/game/game_update.h"

namespace hexwright {

// Where it can be set down so that its first hex lies above this space: on land of one level, in the zone, over free
// spaces.
void add_hive_places(const GameState& state, FigureId figure, SpaceIndex first, const std::vector<SpaceIndex>& zone,
                     Actions& actions);

bool carries_hive(const GameState& state, SpaceIndex first);  // one that is not turned

void set_down(Play& play, FigureId figure, SpaceIndex at,
              SpaceIndex tail);  // any figure, as PlaceFigure says; a hive without tail: not turned
void stand_on_piece(Play& play, FigureId figure, PieceId piece);  // a hive that the battlefield has already
void remove_hive(Play& play, FigureId figure,
                 const std::vector<SpaceIndex>& stood);  // its base stays if a scenario placed it

}  // namespace hexwright
