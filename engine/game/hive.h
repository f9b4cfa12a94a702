// The Marro Hive: a figure of six spaces that is also a piece of the battlefield. Setting it down or taking it away
// makes a new version of the board (HIVE-03 to HIVE-07).
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"

namespace hexwright::game {

// Adds the places where the hive can be set down with its first hex above `first`: on free land of one level inside the
// zone.
void add_hive_places(const GameState& state, FigureId figure, SpaceIndex first, const std::vector<SpaceIndex>& zone,
                     Actions& actions);

bool carries_hive(const GameState& state, SpaceIndex first);  // For an unturned hive.

// Sets down any figure, as PlaceFigure describes. A hive without tail is not turned.
void set_down(GameUpdate& update, FigureId figure, SpaceIndex at, SpaceIndex tail);
// Makes a piece already on the battlefield the hive.
void stand_on_piece(GameUpdate& update, FigureId figure, PieceId piece);
// The hive's base stays if a scenario placed it.
void remove_hive(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& stood);

}  // namespace hexwright::game
