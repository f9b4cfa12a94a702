// What the hands at the table share.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/open_map.h"
#include "editor/workspace/pointer.h"

namespace hexwright::play {

// Of the game on the table; there must be one.
inline Play& play_of(OpenMap& map) { return *map.table.play; }
inline const Play& play_of(const OpenMap& map) { return *map.table.play; }

bool went(OpenMap& map, const Result<void>& result);  // Says why not, if it was refused.
// The figure at the highest surface there, or at the current level; invalid if there is none.
FigureId figure_pointed_at(const OpenMap& map, const Pointer& pointer);

// The level of the surface pointed at: in the plan the current level, 0 for the highest where all are shown.
int level_pointed_at(const OpenMap& map, const Pointer& pointer);
bool may_act_by_hand(const OpenMap& map);  // At the open table.
// Whether it is fair play, where nothing is done by hand; says so.
bool refused_at_fair_play(OpenMap& map);

}  // namespace hexwright::play
